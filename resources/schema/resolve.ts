import { services, type Operation, type Paging } from '../services.ts';
import type { Field, Fields, Meta } from './field.ts';
import { kindFacts, type FieldOptions, type Kind } from './kinds.ts';
import type { AnyDefinition, Check, Direction, MenuGroup, RecordAction, Scope, SearchBy, Access, Api } from './resource.ts';
import type { Condition } from './condition.ts';

/** One field with everything known about where it stands. */
export interface Leaf {
  /** Dotted path in the record, and its name in the words. */
  readonly path: string;
  readonly kind: Kind;
  readonly options: FieldOptions;
  readonly meta: Meta;
  /** Where a form keeps the value: the path, or the id inside it for an embedded reference. */
  readonly source: string;
  /** Dotted path in the body. */
  readonly body: string;
  /** The fields of a list's rows. */
  readonly rows: readonly Leaf[];
}
export interface Section {
  readonly name: string;
  readonly leaves: readonly Leaf[];
}
export interface ResolvedList {
  readonly as: 'table' | 'cards';
  readonly columns: readonly Leaf[];
  readonly search: { readonly keys: Readonly<Record<string, string>>; readonly initially: readonly string[]; readonly several: boolean };
  readonly filters: Readonly<Record<string, Condition | string>>;
  readonly sort: readonly [string, Direction];
  readonly sortable: ReadonlySet<string>;
  readonly size: number;
  readonly sizes: readonly number[];
}
/** A declaration, its defaults filled in, its paths looked up. Frozen; derived once. */
export interface Resource {
  readonly name: string;
  /** The entity whose table and rows it shows; its own name unless it is another's guise. */
  readonly entity: string;
  readonly service: AnyDefinition['service'];
  readonly icon: string;
  readonly menu: MenuGroup | null;
  readonly label: string;
  readonly fields: Fields;
  readonly leaves: readonly Leaf[];
  readonly leaf: (path: string) => Leaf | undefined;
  readonly api: Required<Pick<Api, 'path' | 'query' | 'sorts'>> & Pick<Api, 'scopedPath' | 'writePath' | 'ask' | 'bulk'> & { readonly paging: Paging; readonly update: 'PUT' | 'PATCH' | 'POST'; readonly has: readonly Operation[] };
  readonly scope: Scope | null;
  readonly list: ResolvedList;
  readonly form: readonly Section[];
  readonly view: readonly Leaf[];
  readonly when: Readonly<Record<string, Condition>>;
  readonly checks: Readonly<Record<string, Check>>;
  readonly unique: readonly (readonly string[])[];
  readonly noOverlap: { readonly from: string; readonly to: string } | null;
  readonly actions: Readonly<Record<string, RecordAction>>;
  readonly access: Access;
}

export const tableSizes = [5, 10, 25] as const;
export const cardSizes = [12, 24, 48, 96] as const;

const leafOf = (path: string, field: Field): Leaf => ({
  path,
  kind: field.kind,
  options: field.options,
  meta: field.meta,
  source: field.kind === 'reference' && field.options.embeds ? `${path}.id` : path,
  body: field.options.writes ?? path,
  rows: field.kind === 'list' && field.meta.fields ? leavesOf(field.meta.fields) : [],
});
/** Opens groups; every other field becomes one leaf. */
export const leavesOf = (fields: Fields, prefix = ''): readonly Leaf[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    field.kind === 'group' ? leavesOf(field.meta.fields ?? {}, `${prefix}${key}.`) : [leafOf(`${prefix}${key}`, field)],
  );

/** Leaves of what the store keeps of every record. */
export const systemLeaves: readonly Leaf[] = (
  [['id', 'integer'], ['created_at', 'instant'], ['updated_at', 'instant']] as const
).map(([path, kind]) => ({ path, kind, options: { write: 'never' }, meta: {}, source: path, body: path, rows: [] }));

/** Trees of conditions take what they may name from the choices of their neighbours. */
const withChoices = (leaves: readonly Leaf[]): readonly Leaf[] =>
  leaves.map((leaf) => {
    const choices = (path: string | undefined) => leaves.find((other) => other.path === path)?.meta.choices;
    const [contexts, strategies] = [choices(leaf.options.contexts), choices(leaf.options.strategies)];
    return leaf.kind === 'conditions' ? { ...leaf, meta: { ...leaf.meta, ...(contexts ? { contexts } : {}), ...(strategies ? { strategies } : {}) } } : leaf;
  });

/** Looks every path of a declaration up; throws `{resource}.{place}: {path}` for one that is not there. */
export const resolve = (definition: AnyDefinition): Resource => {
  const own = withChoices(leavesOf(definition.fields));
  const byPath = new Map([...systemLeaves, ...own].map((leaf) => [leaf.path, leaf]));
  const find = (path: string, place: string): Leaf => {
    const leaf = byPath.get(path);
    if (!leaf) throw new Error(`${definition.name}.${place}: there is no field ${path}`);
    return leaf;
  };
  const service = services[definition.service];
  const { list } = definition;
  const cards = list.as === 'cards';
  const named = list.search !== undefined && !Array.isArray(list.search);
  const several = named && (list.search as SearchBy).oneAtATime !== true;
  const keys: Record<string, string> = Array.isArray(list.search)
    ? Object.fromEntries((list.search as readonly string[]).map((path) => [path, path]))
    : { ...(list.search as SearchBy | undefined)?.keys };
  const columns = list.columns.map((path, i) => find(path, `list.columns[${i}]`));
  const form = Object.entries(definition.form).map(([name, paths]) => ({ name, leaves: paths.map((path, i) => find(path, `form.${name}[${i}]`)) }));
  const inForm = new Set(form.flatMap((section) => section.leaves));
  const when = Object.fromEntries(Object.entries(definition.when ?? {}).filter((entry): entry is [string, Condition] => entry[1] !== undefined));
  return Object.freeze({
    name: definition.name,
    entity: definition.entity ?? definition.name,
    service: definition.service,
    icon: definition.icon,
    menu: definition.menu ?? null,
    label: find(definition.label, 'label').path,
    fields: definition.fields,
    leaves: own,
    leaf: (path: string) => byPath.get(path),
    api: {
      query: {}, sorts: {}, paging: service.paging, update: service.update, has: service.has,
      ...definition.api,
      path: definition.api?.path ?? `${service.prefix}/${definition.name}`,
    },
    scope: definition.scope ?? null,
    list: {
      as: list.as ?? 'table',
      columns,
      search: { keys, several, initially: named ? (list.search as SearchBy).initially : Object.keys(keys).slice(0, 1) },
      filters: list.filters ?? {},
      sort: list.sort ?? (['id', 'DESC'] as const),
      sortable: new Set(list.sortable ?? columns.filter((leaf) => kindFacts[leaf.kind].sortable).map((leaf) => leaf.path)),
      size: list.size ?? (cards ? cardSizes[0] : 10),
      sizes: cards ? cardSizes : tableSizes,
    },
    form,
    view: (definition.view ?? []).map((path, i) => find(path, `view[${i}]`)).filter((leaf) => !inForm.has(leaf)),
    when,
    checks: definition.checks ?? {},
    unique: [...own.filter((leaf) => leaf.options.unique).map((leaf) => [leaf.path]), ...(definition.unique ?? [])],
    noOverlap: definition.noOverlap ?? null,
    actions: definition.actions ?? {},
    access: definition.access,
  });
};

/** Of a reference to rows of a list in records (`countries.taxes`): the reference to such a record beside it (`countries`), whose rows they must be. Undefined where there is none. */
export const ownerOf = (leaf: Leaf, beside: readonly Leaf[]): Leaf | undefined => {
  const [name, list] = (leaf.meta.to ?? '').split('.');
  return list === undefined ? undefined : beside.find((other) => other.kind === 'reference' && other.meta.to === name);
};

/** May a form of this operation send the field at all, whoever fills it in? */
export const writableIn = (leaf: Leaf, operation: 'create' | 'update'): boolean => {
  const write = leaf.options.write ?? 'always';
  return !leaf.options.derive && (write === 'always' || write === operation);
};

/** Whether rows of a list have ids of their own, and those that a body does not name stay. */
export const keepsRows = ({ options }: Pick<Leaf, 'options'>): boolean => options.saved === 'byId' || options.saved === 'named';
/** A row of a list saved by id is changed when it names its id; every other row is made. */
export const rowOperation = (list: Leaf, row: Readonly<Record<string, unknown>>): 'create' | 'update' =>
  keepsRows(list) && row.id !== undefined && row.id !== null ? 'update' : 'create';
