import type { Resource } from '#resources/schema/resolve.ts';
import type { ListFilter, QueryString, Scalar } from './types.ts';

const scalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);
const nothing = (value: unknown) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The query keys of a list's search and filters. Search: the text under each chosen key, which the service joins by or.
 * Filters: a condition that is ticked is `key=true`, one that is not is not sent; a filter by value sends the value.
 * @throws Error naming service, resource and key for what the service does not know; nothing is ever dropped or turned into something else
 */
export const filterQuery = (resource: Resource, { q, by, ...filters }: ListFilter): QueryString => {
  const cannot = (what: string, known: readonly string[]) => new Error(`${resource.service} cannot ${what} of ${resource.name}; it knows ${known.join(', ') || 'nothing of the kind'}`);
  const { search } = resource.list;
  const query: Record<string, Scalar | readonly Scalar[]> = {};
  const text = q?.trim() ?? '';
  if (text !== '') {
    const keys = by === undefined || by.length === 0 ? search.initially : by;
    if (keys.length === 0) throw cannot('search the list', Object.keys(search.keys));
    for (const key of keys) {
      if (!(key in search.keys)) throw cannot(`search by ${key} the list`, Object.keys(search.keys));
      if (search.several || key === keys[0]) query[key] = text;
    }
  }
  for (const [key, value] of Object.entries(filters)) {
    if (nothing(value)) continue;
    const filter = resource.list.filters[key];
    if (filter === undefined) throw cannot(`filter by ${key} the list`, Object.keys(resource.list.filters));
    if (typeof filter !== 'string') {
      if (typeof value !== 'boolean') throw cannot(`take ${JSON.stringify(value)} for the filter ${key}, which is ticked or not, in the list`, ['true']);
      if (value) query[key] = true;
    } else if (scalar(value) || (Array.isArray(value) && value.every(scalar))) query[key] = value as Scalar;
    else throw cannot(`take ${JSON.stringify(value)} for the filter ${key} in the list`, ['a value or a list of values']);
  }
  return query;
};
