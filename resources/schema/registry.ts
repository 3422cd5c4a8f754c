import { services } from '../services.ts';
import type { Caller } from './access.ts';
import { pathsOf } from './condition.ts';
import type { Field, Fields, Leaves } from './field.ts';
import { kindFacts, type Kind } from './kinds.ts';
import { resolve, type Leaf, type Resource } from './resolve.ts';
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

const problemsOf = (resource: Resource, all: ReadonlyMap<string, Resource>): readonly string[] => {
  const problems: string[] = [];
  const say = (place: string, text: string) => problems.push(`${resource.name}.${place}: ${text}`);
  const known = (path: string, place: string) => {
    if (!resource.leaf(path)) say(place, `there is no field ${path}`);
  };
  const target = (leaf: Leaf, place: string) => {
    const [name = '', list] = (leaf.meta.to ?? '').split('.');
    const other = all.get(name);
    const fields = list === undefined ? other : other?.leaf(list)?.options.saved === 'byId' ? other : undefined;
    if (!fields) return say(place, `nothing is called ${leaf.meta.to}`);
    const names = list === undefined ? [...fields.leaves.map((other) => other.path), 'id'] : (fields.leaf(list)?.rows ?? []).map((row) => row.path);
    for (const part of leaf.options.embeds ?? []) if (!names.includes(part)) say(`${place}.embeds`, `${leaf.meta.to} has no field ${part}`);
    if (leaf.options.by === 'name' && !names.includes('name')) say(place, `${leaf.meta.to} has no name`);
    if (leaf.options.members) for (const caller of people) for (const path of pathsOf(leaf.options.members(caller))) if (!names.includes(path)) say(`${place}.members`, `${leaf.meta.to} has no field ${path}`);
  };
  const walk = (leaves: readonly Leaf[], place: string) => {
    for (const leaf of leaves) {
      if (leaf.meta.to) target(leaf, `${place}.${leaf.path}`);
      if (leaf.kind === 'list' && !leaf.options.max) say(`${place}.${leaf.path}`, 'a list needs a maximum');
      walk(leaf.rows, `${place}.${leaf.path}`);
    }
  };
  walk(resource.leaves, 'fields');
  for (const [key, path] of Object.entries(resource.list.search.keys)) {
    const leaf = resource.leaf(path);
    if (!leaf) say(`list.search.${key}`, `there is no field ${path}`);
    else if (!kindFacts[leaf.kind].searchable) say(`list.search.${key}`, `a ${leaf.kind} cannot be searched`);
  }
  for (const [key, filter] of Object.entries(resource.list.filters)) for (const path of typeof filter === 'string' ? [filter] : pathsOf(filter)) known(path, `list.filters.${key}`);
  for (const path of resource.list.sortable) known(path, 'list.sortable');
  known(resource.list.sort[0], 'list.sort');
  if (resource.scope) {
    known(resource.scope.through, 'scope.through');
    if (resource.scope.sent === 'path' && !`${resource.api.path}${resource.api.scopedPath ?? ''}`.includes('{arena}')) say('scope.sent', 'no path names {arena}');
  }
  for (const [path, condition] of Object.entries(resource.when)) {
    known(path, 'when');
    for (const asked of pathsOf(condition)) known(asked, `when.${path}`);
  }
  for (const keys of resource.unique) for (const path of keys) known(path, 'unique');
  for (const operation of ['read', 'create', 'update', 'delete'] as const)
    for (const caller of people) for (const path of pathsOf(resource.access[operation](caller))) known(path, `access.${operation}`);
  if (!(resource.service in services)) say('service', `there is no service ${resource.service}`);
  if (resource.form.length > 0 && !resource.api.has.includes('create') && !resource.api.has.includes('update')) say('form', `${resource.service} neither creates nor updates it`);
  return problems;
};

/** Builds the registry. Throws one error that lists every problem with its address. */
export const createRegistry = <const L extends readonly { readonly name: string; readonly fields: Fields }[]>(
  definitions: L & Demand<'a reference points at no resource', Exclude<Targets<L[number]>, L[number]['name'] | ByIdLists<L[number]>>>,
): Registry => {
  const all = (definitions as readonly unknown[]).map((definition) => resolve(definition as AnyDefinition));
  const byName = new Map(all.map((resource) => [resource.name, resource]));
  const problems = all.flatMap((resource) => problemsOf(resource, byName));
  if (byName.size < all.length) problems.push(`two resources share a name: ${all.map((r) => r.name).filter((name, i, names) => names.indexOf(name) !== i)}`);
  for (const resource of all) if (!byName.has(resource.entity)) problems.push(`${resource.name}.entity: nothing is called ${resource.entity}`);
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
