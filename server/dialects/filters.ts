import { kindFacts, where, type Condition } from '#resources/schema/index.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import type { Placement } from '#server/plug.ts';
import { invalid } from '#server/http/refusal.ts';
import type { RawQuery } from '#server/dialects/paging.ts';
import type { Context, Query } from '#server/store.ts';

const textOf = (key: string, value: unknown): string => {
  if (typeof value !== 'string' || value.length > 1_000) throw invalid({ path: key, rule: 'string' });
  return value;
};
const truth = (key: string, text: string): boolean => {
  if (text === 'true' || text === '1') return true;
  if (text === 'false' || text === '0') return false;
  throw invalid({ path: key, rule: 'boolean' });
};
const wholeNumber = (key: string, text: string): number => {
  if (!/^-?\d{1,15}$/.test(text)) throw invalid({ path: key, rule: 'integer' });
  return Number(text);
};

/** Rows whose value at a leaf is the one that stands in the query; lists: that have it as a member. */
const valueCondition = (leaf: Leaf, key: string, text: string): Condition => {
  if (leaf.kind === 'references') return where.overlaps(leaf.path, [leaf.options.by === 'name' ? text : wholeNumber(key, text)]);
  if (leaf.kind === 'flag') return where.is(leaf.path, truth(key, text) ? 1 : 0);
  const { column } = kindFacts[leaf.kind];
  if (column === 'boolean') return where.is(leaf.path, truth(key, text));
  if (column === 'bigint') return where.is(leaf.path, wholeNumber(key, text));
  if (column === 'double precision') {
    if (!/^-?\d{1,15}(\.\d{1,15})?$/.test(text)) throw invalid({ path: key, rule: 'number' });
    return where.is(leaf.path, Number(text));
  }
  return column === 'text[]' ? where.overlaps(leaf.path, [text]) : where.is(leaf.path, text);
};

/**
 * Reads search and filters of a list call: search keys are joined by or, filters by and; `false` asks for the opposite of a filter; empty values and unknown keys say nothing.
 * @throws Refusal `invalid` for values that make no sense
 */
export async function readFilters(resource: Resource, query: RawQuery, context: Context, own: Placement['filters'] = {}): Promise<Pick<Query, 'where' | 'search'>> {
  const conditions: Condition[] = [];
  const search: Query['search'][number][] = [];
  for (const [key, raw] of Object.entries(query)) {
    if (raw === '') continue;
    const filter = resource.list.filters[key];
    const path = resource.list.search.keys[key];
    const special = Object.hasOwn(own, key) ? own[key] : undefined;
    if (special) conditions.push(await special(textOf(key, raw), context));
    else if (path !== undefined && Object.hasOwn(resource.list.search.keys, key)) search.push({ path, text: textOf(key, raw).trim() });
    else if (filter !== undefined && Object.hasOwn(resource.list.filters, key)) {
      const text = textOf(key, raw);
      const leaf = typeof filter === 'string' ? resource.leaf(filter) : undefined;
      if (leaf) conditions.push(valueCondition(leaf, key, text));
      else conditions.push(truth(key, text) ? (filter as Condition) : where.not(filter as Condition));
    }
  }
  return { where: conditions.length === 0 ? true : where.all(...conditions), search: search.filter(({ text }) => text !== '') };
}
