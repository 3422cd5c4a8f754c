import { services } from '../services.ts';
import type { Caller } from './access.ts';
import { pathsOf, type Condition } from './condition.ts';
import type { Field, Fields, Leaves } from './field.ts';
import { kindFacts, type Kind } from './kinds.ts';
import { leavesOf, resolve, writableIn, type Leaf, type Resource } from './resolve.ts';
import type { AnyDefinition } from './resource.ts';

/** All resources, looked up and checked. */
export interface Registry {
  readonly all: readonly Resource[];
  readonly names: ReadonlySet<string>;
  /** Throws for a name that is not declared. */
  readonly get: (name: string) => Resource;
  /** The resources that show rows of one entity. */
  readonly guisesOf: (entity: string) => readonly Resource[];
}

type Target<X> = X extends Field<Kind, unknown, unknown, boolean, { to: infer T extends string }> ? T : never;
type Targets<D> = D extends { fields: infer F extends Fields } ? { [P in keyof Leaves<F>]: Target<Leaves<F>[P]> }[keyof Leaves<F>] : never;
type ByIdLists<D> = D extends { name: infer N extends string; fields: infer F extends Fields } ? `${N}.${keyof F & string}` : never;
type Demand<Problem, Missing> = [Missing] extends [never] ? unknown : { readonly problem: Problem; readonly missing: Missing };

const people: readonly Caller[] = ['admin', 'manager', 'employee', 'player'].map((role, i) => ({ id: i + 1, username: role, roles: [role], arenas: [1] }));

/** Query keys that every list call uses. */
const ownKeys = ['size', 'page', 'sort', 'ids'];

const problemsOf = (resource: Resource, all: ReadonlyMap<string, Resource>): readonly string[] => {
  const problems: string[] = [];
  const say = (place: string, text: string) => problems.push(`${resource.name}.${place}: ${text}`);
  const known = (path: string, place: string): Leaf | undefined => {
    const leaf = resource.leaf(path);
    if (!leaf) say(place, `there is no field ${path}`);
    return leaf;
  };
  const embedded = (path: string) => resource.leaves.some(({ path: list, kind, options }) => kind === 'references' && options.embeds?.some((part) => path === `${list}.${part}`));
  const asked = (condition: Condition, place: string) => pathsOf(condition).forEach((path) => embedded(path) || known(path, place));

  checkFields(resource, all, say);
  for (const leaf of [...resource.list.columns, ...resource.view]) if (leaf.kind === 'secret') say('list.columns', `${leaf.path} is a secret`);
  for (const section of resource.form)
    for (const leaf of section.leaves) if (!writableIn(leaf, 'create') && !writableIn(leaf, 'update')) say(`form.${section.name}`, `${leaf.path} is never written`);

  const { search, filters, sort, sortable } = resource.list;
  for (const [key, path] of Object.entries(search.keys)) {
    const leaf = known(path, `list.search.${key}`);
    if (leaf && !kindFacts[leaf.kind].searchable) say(`list.search.${key}`, `a ${leaf.kind} cannot be searched`);
  }
  for (const key of search.initially) if (!(key in search.keys)) say('list.search.initially', `nothing is searched by ${key}`);
  for (const [key, filter] of Object.entries(filters)) asked(typeof filter === 'string' ? { op: 'is', path: filter, value: null } : filter, `list.filters.${key}`);
  const sent = resource.scope && resource.scope.sent !== 'path' ? [resource.scope.sent.query] : [];
  const keys = [...Object.keys(search.keys), ...Object.keys(filters), ...Object.keys(resource.api.query), ...sent];
  for (const key of keys.filter((key, i) => keys.indexOf(key) !== i || ownKeys.includes(key))) say('list', `the query key ${key} would mean two things`);
  for (const path of [...sortable, sort[0]]) {
    const leaf = known(path, path === sort[0] ? 'list.sort' : 'list.sortable');
    if (leaf && !kindFacts[leaf.kind].sortable) say('list.sortable', `${path}: a ${leaf.kind} cannot be sorted`);
  }
  for (const path of Object.keys(resource.api.sorts)) known(path, 'api.sorts');

  if (resource.scope) {
    known(resource.scope.through, 'scope.through');
    if (resource.scope.sent === 'path' && !`${resource.api.path}${resource.api.scopedPath ?? ''}`.includes('{arena}')) say('scope.sent', 'no path names {arena}');
  } else if (resource.api.path.includes('{arena}')) say('api.path', 'names {arena}, but there is no scope');
  for (const [path, condition] of Object.entries(resource.when)) {
    known(path, 'when');
    asked(condition, `when.${path}`);
  }
  for (const [name, check] of Object.entries(resource.checks)) known(check.blames, `checks.${name}.blames`);
  for (const path of resource.unique.flat()) {
    const leaf = known(path, 'unique');
    if (leaf && leaf.kind !== 'phone' && kindFacts[leaf.kind].column === null) say('unique', `${path}: a ${leaf.kind} has no column`);
  }
  if (resource.noOverlap) for (const path of [resource.noOverlap.from, resource.noOverlap.to]) known(path, 'noOverlap');
  for (const [name, action] of Object.entries(resource.actions)) {
    for (const caller of people) asked(action.access(caller), `actions.${name}.access`);
    if (action.enabled !== undefined) asked(action.enabled, `actions.${name}.enabled`);
    for (const leaf of leavesOf(action.asks ?? {})) if (!resource.leaf(leaf.path)) say(`actions.${name}.asks`, `${leaf.path} is no field of ${resource.name}, so it has no words`);
    for (const other of action.refreshes ?? []) if (!all.has(other)) say(`actions.${name}.refreshes`, `nothing is called ${other}`);
    if (!action.call.path.includes('{id}')) say(`actions.${name}.call`, 'the path does not name {id}');
  }
  for (const operation of ['read', 'create', 'update', 'delete'] as const) for (const caller of people) asked(resource.access[operation](caller), `access.${operation}`);
  if (resource.form.length > 0 && !resource.api.has.includes('create') && !resource.api.has.includes('update')) say('form', `${resource.service} neither creates nor updates it`);
  const entity = all.get(resource.entity);
  if (!entity) say('entity', `nothing is called ${resource.entity}`);
  else if (entity.fields !== resource.fields) say('entity', `the fields are not those of ${resource.entity}`);
  return [...new Set(problems)];
};

type Say = (place: string, text: string) => void;
const checkFields = (resource: Resource, all: ReadonlyMap<string, Resource>, say: Say): void => {
  const target = (leaf: Leaf, place: string) => {
    const [name = '', list] = (leaf.meta.to ?? '').split('.');
    const other = all.get(name);
    const fields = list === undefined ? other : other?.leaf(list)?.options.saved === 'byId' ? other : undefined;
    if (!fields) return say(place, `nothing is called ${leaf.meta.to}`);
    const names = list === undefined ? [...fields.leaves.map((other) => other.path), 'id'] : ['id', ...(fields.leaf(list)?.rows ?? []).map((row) => row.path)];
    for (const part of leaf.options.embeds ?? []) if (!names.includes(part)) say(`${place}.embeds`, `${leaf.meta.to} has no field ${part}`);
    if (leaf.options.by === 'name' && !names.includes('name')) say(place, `${leaf.meta.to} has no name`);
    if (leaf.options.members) for (const caller of people) for (const path of pathsOf(leaf.options.members(caller))) if (!names.includes(path)) say(`${place}.members`, `${leaf.meta.to} has no field ${path}`);
  };
  const walk = (leaves: readonly Leaf[], place: string) => {
    for (const leaf of leaves) {
      const address = `${place}.${leaf.path}`;
      if (leaf.meta.to) target(leaf, address);
      if (leaf.kind === 'list' && !leaf.options.max) say(address, 'a list needs a maximum');
      if (leaf.kind === 'reference' && leaf.options.required === true && leaf.options.onDelete === 'detach') say(address, 'a required reference cannot be detached');
      for (const part of ['contexts', 'strategies'] as const) {
        const path = leaf.options[part];
        if (path !== undefined && !resource.leaf(path)?.meta.choices) say(`${address}.${part}`, `${path} offers no choices`);
      }
      if (leaf.options.from !== undefined) {
        const [reference = '', list = ''] = leaf.options.from.split('.');
        if (!resource.leaf(reference)?.options.embeds?.includes(list)) say(`${address}.from`, `no reference ${reference} embeds ${list}`);
      }
      walk(leaf.rows, address);
    }
    const bodies = leaves.filter((leaf) => writableIn(leaf, 'create') || writableIn(leaf, 'update')).map((leaf) => leaf.body);
    for (const [i, body] of bodies.entries())
      if (bodies.some((other, j) => i !== j && (other === body ? i > j : other.startsWith(`${body}.`)))) say(place, `two fields write ${body}`);
  };
  walk(resource.leaves, 'fields');
};

/** Looks every path of a declaration up, or says where there is none. */
const resolved = (definition: AnyDefinition, problems: string[]): readonly Resource[] => {
  if (!(definition.service in services)) {
    problems.push(`${definition.name}.service: there is no service ${definition.service}`);
    return [];
  }
  try {
    return [resolve(definition)];
  } catch (error) {
    problems.push((error as Error).message);
    return [];
  }
};

/** Builds the registry. Throws one error that lists every problem with its address. */
export const createRegistry = <const L extends readonly { readonly name: string; readonly fields: Fields }[]>(
  definitions: L & Demand<'a reference points at no resource', Exclude<Targets<L[number]>, L[number]['name'] | ByIdLists<L[number]>>>,
): Registry => {
  const problems: string[] = [];
  const all = (definitions as readonly unknown[]).flatMap((definition) => resolved(definition as AnyDefinition, problems));
  const byName = new Map(all.map((resource) => [resource.name, resource]));
  problems.push(...all.flatMap((resource) => problemsOf(resource, byName)));
  const twice = all.map((resource) => resource.name).filter((name, i, names) => names.indexOf(name) !== i);
  problems.push(...twice.map((name) => `${name}.name: two resources are called so`));
  if (problems.length > 0) throw new Error(`The registry cannot be built:\n${problems.join('\n')}`);
  return Object.freeze({
    all,
    names: new Set(byName.keys()),
    get: (name: string) => {
      const resource = byName.get(name);
      if (!resource) throw new Error(`There is no resource ${name}`);
      return resource;
    },
    guisesOf: (entity: string) => all.filter((resource) => resource.entity === entity),
  });
};
