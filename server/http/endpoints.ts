import { where, type Caller, type Condition } from '#resources/schema/index.ts';
import type { Registry } from '#resources/schema/registry.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { gatewayPath, services, type Operation, type ServiceName } from '#resources/services.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** What a call does: an operation of the registry; taking a row out of a list that is saved by id; what every resource offers besides: the whole list as a stream, one change of many rows, the log of a record. */
export type Task = Exclude<Operation, 'many'> | 'removeRow' | 'export' | 'bulk' | 'history';

/** One served call of one or more resources that share a path: guises of an entity, told apart by who may. */
export interface Endpoint {
  readonly task: Task;
  readonly method: Method;
  /** With `:arena`, `:id` and `:row` for what stands in the path. */
  readonly url: string;
  readonly service: ServiceName;
  readonly guises: readonly Resource[];
  /** The list that a row is taken out of. */
  readonly part?: Leaf;
}
interface Found {
  readonly task: Task;
  readonly method: Method;
  readonly path: string;
  readonly part?: Leaf;
}

const writes = ['create', 'update', 'delete'] as const;
/** Whether people change records of it by these calls: what money and play make is no change of theirs, and has its own books. */
const isWritten = ({ api }: Resource): boolean => writes.some((operation) => api.has.includes(operation));

const callsOf = (resource: Resource, written: boolean): readonly Found[] => {
  const { path, scopedPath, writePath = path, update, has, bulk } = resource.api;
  const verbs = [...new Set<Method>([update, services[resource.service].update])];
  const calls: Found[] = [{ task: 'list', method: 'GET', path }, { task: 'export', method: 'GET', path: `${path}/export` }, { task: 'one', method: 'GET', path: `${path}/{id}` }];
  if (scopedPath) calls.push({ task: 'list', method: 'GET', path: scopedPath }, { task: 'export', method: 'GET', path: `${scopedPath}/export` });
  if (written) calls.push({ task: 'history', method: 'GET', path: `${path}/{id}/history` });
  if (bulk !== false && (has.includes('update') || has.includes('delete'))) calls.push({ task: 'bulk', method: 'POST', path: `${writePath}/bulk` });
  if (has.includes('create')) calls.push({ task: 'create', method: 'POST', path: writePath });
  if (has.includes('update')) {
    for (const method of verbs) calls.push({ task: 'update', method, path: `${writePath}/{id}` });
    for (const part of resource.leaves) if (part.kind === 'list' && part.options.saved === 'byId' && part.options.write !== 'never') calls.push({ task: 'removeRow', method: 'DELETE', path: `${writePath}/{id}/${part.path}/{row}`, part });
  }
  if (has.includes('delete')) calls.push({ task: 'delete', method: 'DELETE', path: `${writePath}/{id}` });
  return calls;
};

/** Every call that the registry asks for; the embedded services always have one and many (the list's path with `?ids=`). */
export function endpointsOf(registry: Registry): readonly Endpoint[] {
  const found = new Map<string, Endpoint>();
  for (const resource of registry.all) {
    for (const { task, method, path, part } of callsOf(resource, registry.guisesOf(resource.entity).some(isWritten))) {
      const url = gatewayPath(resource.service, path).replace(/\{(\w+)\}/g, ':$1');
      const known = found.get(`${method} ${url}`);
      if (known && (known.task !== task || known.guises.some((guise) => guise.entity !== resource.entity))) throw new Error(`${resource.name}.api: ${method} ${url} is already a call of ${known.guises[0]?.name}`);
      found.set(`${method} ${url}`, { task, method, url, service: resource.service, guises: [...(known?.guises ?? []), resource], ...(part ? { part } : {}) });
    }
  }
  return [...found.values()];
}

const rules = { list: 'read', export: 'read', one: 'read', history: 'read', create: 'create', update: 'update', removeRow: 'update', delete: 'delete' } as const;
/** The rule of a resource for a call, as it stands for this caller. Many rows at once: either what changes one or what removes one. */
export const ruleOf = (resource: Resource, task: Task, caller: Caller): Condition => {
  if (task !== 'bulk') return resource.access[rules[task]](caller);
  const either = (['update', 'delete'] as const).flatMap((operation) => (resource.api.has.includes(operation) ? resource.access[operation](caller) : [])).filter((rule) => rule !== false);
  return either.length > 0 && where.any(...either);
};
/** The guise that a call of this caller means: the first that lets them; undefined when none does. */
export const guiseFor = ({ guises, task }: Pick<Endpoint, 'guises' | 'task'>, caller: Caller): Resource | undefined => guises.find((guise) => ruleOf(guise, task, caller) !== false);
