import type { Direction } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { snake } from '#resources/domain/text.ts';
import { invalid } from '#server/http/refusal.ts';
import type { RawQuery } from '#server/dialects/paging.ts';

/** Reads `sort=field,ASC|DESC`: both cases of the direction, both spellings of a field, and the names the resource gives its fields. @throws Refusal `invalid` for a field that the list is not sorted by */
export function readSort(resource: Resource, { sort }: RawQuery): readonly [string, Direction] {
  if (sort === undefined || sort === '') return resource.list.sort;
  const [, name = '', direction = 'ASC'] = (typeof sort === 'string' && /^([\w.]+)(?:,(asc|desc))?$/i.exec(sort)) || [];
  const own = Object.entries(resource.api.sorts).find(([, wire]) => wire === name)?.[0];
  const sortable = [...resource.list.sortable, resource.list.sort[0], 'id', 'created_at', 'updated_at'];
  const path = own ?? sortable.find((known) => snake(known) === snake(name));
  if (path === undefined) throw invalid({ path: 'sort', rule: 'choice' });
  return [path, direction.toUpperCase() as Direction];
}
