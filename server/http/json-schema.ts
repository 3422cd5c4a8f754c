import { kindFacts, patterns, type Kind } from '#resources/schema/index.ts';
import { put } from '#resources/schema/condition.ts';
import { keepsRows, writableIn, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { longest } from '#resources/schema/violations.ts';

type Schema = Readonly<Record<string, unknown>>;
const id = { type: 'integer', minimum: 1 } as const;
const formats: Readonly<Partial<Record<Kind, Schema>>> = {
  day: { type: 'string', format: 'date' },
  instant: { type: 'string', format: 'date-time' },
  dateTime: { type: 'string', pattern: patterns.dateTime },
  timeOfDay: { type: 'string', pattern: patterns.timeOfDay },
  digits: { type: 'string', pattern: patterns.digits },
  email: { type: 'string', format: 'email' },
  flag: { type: 'integer', enum: [0, 1] },
  boolean: { type: 'boolean' },
  phone: { type: 'object', properties: { country_code: { type: ['string', 'null'] }, national_number: { type: ['string', 'null'] } } },
  conditions: { type: 'object' },
  typedValues: { type: 'array', items: { type: 'object', required: ['name'], properties: { name: { type: 'string' }, value: {} } } },
  keyValue: { type: 'object', additionalProperties: { type: 'string' } },
  json: {},
};
const limits = ({ kind, options: { min, max, pattern } }: Leaf): Schema => {
  const numeric = kindFacts[kind].column === 'bigint' || kindFacts[kind].column === 'double precision';
  if (numeric) {
    const [from, to] = kind === 'percent' ? [min ?? 0, max ?? 100] : [min, max];
    return { type: kind === 'number' ? 'number' : 'integer', ...(from === undefined ? {} : { minimum: from }), ...(to === undefined ? {} : { maximum: to }) };
  }
  return { type: 'string', ...(typeof min === 'number' ? { minLength: min } : {}), maxLength: typeof max === 'number' ? max : (longest[kind] ?? 255), ...(pattern ? { pattern: patterns[pattern] } : {}) };
};
const arrayOf = (items: Schema, { options }: Leaf): Schema => ({
  type: 'array', items, ...(options.atLeast ? { minItems: options.atLeast } : {}), ...(typeof options.max === 'number' ? { maxItems: options.max } : {}),
});

const valueSchema = (leaf: Leaf, reading: boolean): Schema => {
  const { kind, options, meta } = leaf;
  const embedded = { type: 'object', properties: Object.fromEntries([['id', id], ...(options.embeds ?? []).map((part) => [part, {}])]) };
  if (kind === 'reference') return reading && options.embeds ? embedded : id;
  if (kind === 'references') return arrayOf(reading && options.embeds ? embedded : options.by === 'name' ? { type: 'string' } : id, leaf);
  if (kind === 'choice' || kind === 'status') return { type: 'string', enum: meta.choices ?? [] };
  if (kind === 'choices') return arrayOf({ type: 'string', enum: meta.choices ?? [] }, leaf);
  if (kind === 'tags') return arrayOf({ type: 'string', maxLength: 100 }, leaf);
  if (kind === 'list') return arrayOf(objectSchema(leaf.rows, reading, keepsRows(leaf) ? { id } : {}), leaf);
  return formats[kind] ?? limits(leaf);
};
const nullable = (schema: Schema): Schema => (typeof schema.type === 'string' && !schema.enum ? { ...schema, type: [schema.type, 'null'] } : { anyOf: [schema, { type: 'null' }] });

/** Nests `a.b` into objects. */
const nest = (properties: Readonly<Record<string, Schema>>): Schema =>
  Object.entries(properties).reduce<Schema>((out, [path, schema]) => put(out, path.replaceAll('.', '.properties.'), schema), {});
/** Names that must be said at a place of the body; whoever must say a part of a group must say the group. */
const demandedAt = (paths: readonly string[], at: string): Schema => {
  const names = [...new Set(paths.filter((path) => path.startsWith(at)).map((path) => path.slice(at.length).split('.')[0] ?? ''))];
  return names.length > 0 ? { required: names } : {};
};
const closed = (properties: Schema, demanded: readonly string[], at = ''): Schema =>
  Object.fromEntries(Object.entries(properties).map(([key, value]) => {
    const inner = value as Schema;
    const place = `${at}${key}.`;
    return [key, inner.properties && inner.type === undefined ? { type: 'object', additionalProperties: false, ...demandedAt(demanded, place), properties: closed(inner.properties as Schema, demanded, place) } : inner];
  }));

const objectSchema = (leaves: readonly Leaf[], reading: boolean, also: Readonly<Record<string, Schema>> = {}, operation: 'create' | 'update' = 'create'): Schema => {
  const shown = leaves.filter((leaf) => (reading ? leaf.kind !== 'secret' || leaf.options.shown === 'set' : writableIn(leaf, operation)));
  const properties = Object.fromEntries(shown.map((leaf) => {
    const schema = valueSchema(leaf, reading);
    return [reading ? leaf.path : leaf.body, leaf.options.required === true ? schema : nullable(schema)];
  }));
  const asked = ({ options: { required, atLeast, initial } }: Leaf) => (required === true || required === operation || (atLeast ?? 0) > 0) && initial === undefined;
  const demanded = reading || operation === 'update' ? [] : shown.filter(asked).map((leaf) => leaf.body);
  return { type: 'object', ...(reading ? {} : { additionalProperties: false }), ...demandedAt(demanded, ''), properties: closed({ ...also, ...nest(properties) }, demanded) };
};

const system = { id, version: { type: 'integer' }, created_at: { type: 'string', format: 'date-time' }, updated_at: { type: 'string', format: 'date-time' } } as const;
/** JSON Schema of a record as it is answered. */
export const recordSchema = (resource: Resource): object => objectSchema(resource.leaves, true, system);
/** JSON Schema of a body. It describes; the rules themselves are `violationsOf`. */
export const bodySchema = (resource: Resource, operation: 'create' | 'update'): object => objectSchema(resource.leaves, false, {}, operation);
