import { at } from '#resources/schema/condition.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import type { Config } from '#server/config.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Context, Row } from '#server/store.ts';

interface Link {
  readonly path: string;
  readonly text: string;
  readonly kind: 'image' | 'file';
}
const linksIn = (leaves: readonly Leaf[], body: Row, prefix = ''): readonly Link[] =>
  leaves.flatMap((leaf): readonly Link[] => {
    const value = at(body, leaf.body);
    const path = `${prefix}${leaf.body}`;
    if (leaf.kind === 'list' && Array.isArray(value)) return value.flatMap((row: Row, i) => linksIn(leaf.rows, row, `${path}.${i}.`));
    return (leaf.kind === 'image' || leaf.kind === 'file') && typeof value === 'string' ? [{ path, text: value, kind: leaf.kind }] : [];
  });
const parts = (text: string) => /^\/api\/files\/([0-9a-f]{64})\.(jpg|png|bmp|p12)$/.exec(text);

/**
 * Lets a body name only pictures and certificates that were uploaded here, or that lie with a service of the chain's own; what a record already holds may stay. Any other address would show
 * nothing, and tell somebody else who looks.
 * @throws Refusal `invalid` with rule `image` or `file` at each
 */
export async function refuseStrangeFiles({ db }: Pick<Context, 'db'>, { config }: { readonly config: Pick<Config, 'serviceUrls'> }, leaves: readonly Leaf[], body: Row, before: Row = {}): Promise<void> {
  const held = new Set(linksIn(leaves, before).map(({ text }) => text));
  const named = linksIn(leaves, body).filter(({ text }) => !held.has(text));
  if (named.length === 0) return;
  const hashes = named.flatMap(({ text }) => parts(text)?.[1] ?? []);
  const kept = hashes.length === 0 ? [] : await db.selectFrom('files').select(['hash', 'extension']).where('hash', 'in', hashes).execute();
  const ours = new Set(kept.map(({ hash, extension }) => `/api/files/${hash}.${extension}`));
  const origins = Object.values(config.serviceUrls).map((url) => new URL(url).origin);
  const strange = named.filter(({ text, kind }) => !(ours.has(text) && (kind === 'file') === text.endsWith('.p12')) && !(URL.canParse(text) && origins.includes(new URL(text).origin)));
  if (strange.length > 0) throw invalid(...strange.map(({ path, kind }): Violation => ({ path, rule: kind })));
}
