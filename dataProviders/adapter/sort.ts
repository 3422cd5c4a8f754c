import type { Direction } from '#resources/schema/index.ts';
import type { Resource } from '#resources/schema/resolve.ts';

const kept = ['created_at', 'expires_at'];
const camel = (path: string) => path.split('.').map((step) => (kept.includes(step) ? step : step.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))).join('.');

/**
 * `sort=field,ASC|DESC`: the name that the resource gives, else camel case with created_at and expires_at as they are.
 * @throws Error naming service, resource and path for one that the service cannot sort by
 */
export const sortText = (resource: Resource, path: string, direction: Direction): string => {
  const able = path === 'id' || path === resource.list.sort[0] || resource.list.sortable.has(path);
  if (!able) throw new Error(`${resource.service} cannot sort ${resource.name} by ${path}: name it in list.sortable, or sort by one of ${[...resource.list.sortable].join(', ')}`);
  return `${resource.api.sorts[path] ?? camel(path)},${direction}`;
};
