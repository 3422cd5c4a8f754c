import { sql } from 'kysely';
import { canonical } from '#resources/schema/canonical.ts';
import { at } from '#resources/schema/condition.ts';
import { plainText } from '#resources/domain/plain-text.ts';
import { writableIn, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { rowsApart } from '#resources/schema/rows.ts';
import type { Context, Row } from '#server/store.ts';

/** One field of a change, with its values as records hold them at the field's path. */
export interface Change {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  /** That it changed is known, what it was is not: a secret, or somebody who was forgotten. */
  readonly hidden?: true;
  /** A value was too large to be kept whole. */
  readonly cut?: true;
}
export type ChangeAction = 'create' | 'update' | 'delete';

/** Characters of a text, and of anything else as JSON, that are kept. */
const longestText = 1_000;
const largestValue = 4_000;

/** Fields that people write; what money, play and the service itself move is no change of theirs. */
const written = (leaf: Leaf): boolean => !leaf.options.derive && (writableIn(leaf, 'create') || writableIn(leaf, 'update'));
/** Nothing, and what holds nothing, such as a phone without code and number. */
const empty = (value: unknown): boolean => value === undefined || value === null || value === '' || (typeof value === 'object' && Object.values(value).every(empty));

/** An embedded record by its id and what names it: its other parts are its own. */
const named = (leaf: Leaf, value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value).filter(([key, part]) => key === 'id' || (leaf.options.embeds?.includes(key) && (part === null || typeof part !== 'object')));
  return Object.fromEntries(parts);
};
const kept = (leaf: Leaf, value: unknown): { readonly value: unknown; readonly cut: boolean } => {
  if (empty(value)) return { value: null, cut: false };
  if (typeof value === 'string') {
    if (value.length <= longestText) return { value, cut: false };
    return { value: `${(leaf.kind === 'richText' ? plainText(value) : value).slice(0, longestText)}…`, cut: true };
  }
  const short = leaf.kind === 'reference' ? named(leaf, value) : leaf.kind === 'references' && Array.isArray(value) ? value.map((member) => named(leaf, member)) : value;
  return JSON.stringify(short).length <= largestValue ? { value: short, cut: false } : { value: null, cut: true };
};
const text = (value: unknown): string => canonical(empty(value) ? null : value);

/**
 * What differs between two states of a record, field by field.
 * @param before null for one that is made, `after` null for one that goes
 * @param body what was sent: a secret is in no record, and not every record says which file it has, so that it was sent is all that is known of it
 */
export function changesOf(resource: Resource, before: Row | null, after: Row | null, body: Row = {}): readonly Change[] {
  return resource.leaves.filter(written).flatMap((leaf): Change[] => {
    const [was, is, sent] = [at(before, leaf.path), at(after, leaf.path), at(body, leaf.body)];
    const unsaid: Change[] = [{ path: leaf.path, hidden: true }];
    if (leaf.kind === 'secret') return empty(sent) && (!before || !after || empty(was) === empty(is)) ? [] : unsaid;
    // A record that says only that there is a file says so of the next one, too.
    if (text(was) === text(is)) return leaf.kind === 'file' && !empty(sent) && text(sent) !== text(is) ? unsaid : [];
    // Of a long list only the rows that differ are of interest.
    const apart = leaf.kind === 'list' && Array.isArray(was) && Array.isArray(is) ? rowsApart(leaf, was, is) : [];
    const [old, now] = (apart.some((rows) => rows.length > 0) ? apart : [was, is]).map((value) => kept(leaf, value)) as [ReturnType<typeof kept>, ReturnType<typeof kept>];
    return [{ path: leaf.path, before: old.value, after: now.value, ...(old.cut || now.cut ? { cut: true as const } : {}) }];
  });
}

const labelOf = (resource: Resource, record: Row): string | null => {
  const value = at(record, resource.label);
  const label = value !== null && typeof value === 'object' ? Object.entries(value).find(([key, part]) => key !== 'id' && typeof part === 'string')?.[1] : value;
  return empty(label) ? null : String(label).slice(0, 255);
};

/** Writes a change into the log, in the transaction that makes it. A save that changed nothing leaves nothing. */
export async function keepChange(context: Context, resource: Resource, action: ChangeAction, { before, after, body }: { readonly before: Row | null; readonly after: Row | null; readonly body?: Row }): Promise<void> {
  const changes = changesOf(resource, before, after, body);
  if (action === 'update' && changes.length === 0) return;
  const record = after ?? before ?? {};
  await context.db.insertInto('record_changes').values({
    entity: resource.entity, record_id: Number(record.id), label: labelOf(resource, record), action, actor_id: context.caller.id, actor_name: context.caller.username,
    changed_at: context.now(), changes: JSON.stringify(changes),
  }).execute();
}

const scalars = (value: unknown): value is readonly (string | number)[] => Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number');
/** Of two lists of words or numbers the members that only one of them has: the others did not change. */
const apart = (before: unknown, after: unknown): readonly [unknown, unknown] =>
  scalars(before) && scalars(after) ? [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))] : [before, after];

/** Writes into the log of a record what a call of its own changed in one part of it. */
export async function keepPart(context: Context, { entity, id, label }: { readonly entity: string; readonly id: number; readonly label: string | null }, path: string, before: unknown, after: unknown): Promise<void> {
  if (text(before) === text(after)) return;
  const sides = apart(before, after);
  const [was, is] = sides.map((value) => (empty(value) || JSON.stringify(value).length > largestValue ? null : value));
  const cut = sides.some((value) => !empty(value) && JSON.stringify(value).length > largestValue);
  await context.db.insertInto('record_changes').values({
    entity, record_id: id, label, action: 'update', actor_id: context.caller.id, actor_name: context.caller.username, changed_at: context.now(),
    changes: JSON.stringify([{ path, before: was, after: is, ...(cut ? { cut } : {}) } satisfies Change]),
  }).execute();
}

/** Takes every value of a record out of its log: which fields changed, when and by whom stays. */
export async function forgetValues({ db }: Context, resource: Resource, id: number): Promise<void> {
  await sql`UPDATE record_changes SET changes = struck_changes(changes) WHERE entity = ${resource.entity} AND record_id = ${id} AND changes <> struck_changes(changes)`.execute(db);
}
