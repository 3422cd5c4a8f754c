import { holds, where, type Condition } from '#resources/schema/index.ts';
import { at, put } from '#resources/schema/condition.ts';
import type { Registry } from '#resources/schema/registry.ts';
import { ownerOf, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import type { Config } from '#server/config.ts';
import { refuseStrangeFiles } from '#server/http/links.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Context, Row, Store } from '#server/store.ts';

type Member = number | string;
interface Parts {
  readonly registry: Registry;
  readonly store: (entity: string) => Store;
  readonly config: Pick<Config, 'serviceUrls'>;
}

/** Those of the members that meet a condition. */
const meeting = async (context: Context, { registry, store }: Parts, leaf: Leaf, members: readonly Member[], condition: Condition): Promise<ReadonlySet<unknown>> => {
  if (members.length === 0) return new Set();
  if (leaf.kind === 'choices') return new Set(members.filter((member) => holds(condition, { value: member })));
  const target = store(registry.get(leaf.meta.to ?? '').entity);
  if (leaf.options.by !== 'name') return new Set((await target.many(context, members as readonly number[], condition)).map((row) => row.id));
  const { rows } = await target.list(context, { where: where.all(where.in('name', members), condition), search: [], sort: ['id', 'ASC'], offset: 0, limit: members.length });
  return new Set(rows.map((row) => row.name));
};

const settle = async (context: Context, parts: Parts, leaf: Leaf, sent: readonly Member[], stored: readonly Member[]): Promise<readonly Member[]> => {
  const condition = leaf.options.members?.(context.caller) ?? true;
  if (condition === true) return sent;
  const allowed = await meeting(context, parts, leaf, [...new Set([...sent, ...stored])], condition);
  const beyond = sent.filter((member) => !allowed.has(member) && !stored.includes(member));
  if (beyond.length > 0) {
    const known = await meeting(context, parts, leaf, beyond, true);
    if (beyond.some((member) => !known.has(member))) throw invalid({ path: leaf.body, rule: leaf.kind === 'choices' ? 'choice' : 'reference' });
    throw new Refusal('forbidden', { violations: [{ path: leaf.body, rule: leaf.kind === 'choices' ? 'choice' : 'reference' }] });
  }
  return [...sent, ...stored.filter((member) => !allowed.has(member) && !sent.includes(member))];
};

/** The body with those members of its references and choices that this caller may set; members that are stored and that they may not set are kept. */
async function settleMembers(context: Context, parts: Parts, resource: Resource, body: Row, stored: Row): Promise<Row> {
  let settled = body;
  for (const leaf of resource.leaves) {
    const sent = at(body, leaf.body);
    if (!leaf.options.members || sent === undefined || sent === null) continue;
    const was = at(stored, leaf.body) ?? [];
    if (leaf.kind === 'reference') {
      if (sent !== was) await settle(context, parts, leaf, [sent as number], []);
    } else settled = put(settled, leaf.body, await settle(context, parts, leaf, sent as readonly Member[], was as readonly Member[]));
  }
  return settled;
}

/** Rows of a list in a record that is named beside them are that record's own, also once only the record is another. */
async function refuseForeignRows(context: Context, { registry, store }: Parts, { leaves }: Resource, body: Row, stored: Row): Promise<void> {
  for (const leaf of leaves) {
    const owner = ownerOf(leaf, leaves);
    if (!owner || (at(body, leaf.body) === undefined && at(body, owner.body) === undefined)) continue;
    const after = ({ body: path }: Leaf): unknown => (at(body, path) === undefined ? at(stored, path) : at(body, path));
    const rows = [after(leaf) ?? []].flat();
    const [name = '', list = ''] = (leaf.meta.to ?? '').split('.');
    const [record] = rows.length === 0 ? [] : await store(registry.get(name).entity).many(context, [Number(after(owner))], true);
    // A record that is not there is refused by itself.
    if (!record) continue;
    const own = new Set((at(record, list) as readonly { readonly id: number }[]).map(({ id }) => id));
    if (rows.some((row) => !own.has(row as number))) throw invalid({ path: leaf.body, rule: 'reference' });
  }
}

/**
 * What a body points to, looked up: its files are ones that are there, its members such as this caller may set, rows of a list those of the record beside them. Answers the body as it is to be stored.
 * @param stored the record before, in the shape of a body
 * @throws Refusal `forbidden` for a member beyond, `invalid` for one that is not there or another record's, and for a picture or certificate that was not uploaded
 */
export async function settleLinks(context: Context, parts: Parts, resource: Resource, body: Row, stored: Row): Promise<Row> {
  await refuseStrangeFiles(context, parts, resource.leaves, body, stored);
  await refuseForeignRows(context, parts, resource, body, stored);
  return await settleMembers(context, parts, resource, body, stored);
}
