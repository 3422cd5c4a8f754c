/**
 * Conditions are data, so that one rule can be read four ways: over a record (is the button shown), as SQL
 * (list, count, bulk), as a service's own query, and over the record as it would be after a write.
 */
export type Scalar = string | number | boolean | null;

/** A question about one row. `P` are the dotted paths that may be asked about; behind the path of references, what is embedded of each of them. */
export type Condition<P extends string = string> =
  | boolean
  | { readonly op: 'is'; readonly path: P; readonly value: Scalar }
  /** The value at path is one of these. */
  | { readonly op: 'in'; readonly path: P; readonly values: readonly Scalar[] }
  /** The list at path shares a member with these. */
  | { readonly op: 'overlaps'; readonly path: P; readonly values: readonly Scalar[] }
  /** The list at path shares no member with these. */
  | { readonly op: 'none'; readonly path: P; readonly values: readonly Scalar[] }
  /** Every member of the list at path is one of these. */
  | { readonly op: 'within'; readonly path: P; readonly values: readonly Scalar[] }
  | { readonly op: 'all'; readonly of: readonly Condition<P>[] }
  | { readonly op: 'any'; readonly of: readonly Condition<P>[] }
  | { readonly op: 'not'; readonly of: Condition<P> };

/** Builders of conditions; the path stays a literal type so that a declaration can check it. */
export const where = {
  is: <const P extends string>(path: P, value: Scalar): Condition<P> => ({ op: 'is', path, value }),
  in: <const P extends string>(path: P, values: readonly Scalar[]): Condition<P> => ({ op: 'in', path, values }),
  overlaps: <const P extends string>(path: P, values: readonly Scalar[]): Condition<P> => ({ op: 'overlaps', path, values }),
  none: <const P extends string>(path: P, values: readonly Scalar[]): Condition<P> => ({ op: 'none', path, values }),
  within: <const P extends string>(path: P, values: readonly Scalar[]): Condition<P> => ({ op: 'within', path, values }),
  all: <P extends string>(...of: Condition<P>[]): Condition<P> => ({ op: 'all', of }),
  any: <P extends string>(...of: Condition<P>[]): Condition<P> => ({ op: 'any', of }),
  not: <P extends string>(of: Condition<P>): Condition<P> => ({ op: 'not', of }),
} as const;

/** The value at a dotted path of a plain object; undefined where any step is missing. */
export const at = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>(
    (value, key) => (value !== null && typeof value === 'object' && Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined),
    record,
  );

/** A copy of `record` with `value` at a dotted path; missing steps become objects. */
export const put = <T extends object>(record: T, path: string, value: unknown): T => {
  const [head = '', ...rest] = path.split('.');
  if (head === '__proto__' || head === 'constructor') return record;
  const own = Object.hasOwn(record, head) ? (record as Record<string, unknown>)[head] : undefined;
  const inner = rest.length === 0 ? value : put(own !== null && typeof own === 'object' && !Array.isArray(own) ? own : {}, rest.join('.'), value);
  return { ...record, [head]: inner };
};

/** An embedded reference is asked about as the id it stands for. */
const plain = (value: unknown): unknown => (value !== null && typeof value === 'object' && 'id' in value ? value.id : (value ?? null));
const members = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.map(plain) : value === null || value === undefined ? [] : [plain(value)]);
/** The value at a path; of one that goes on inside the members of a list (`topics.arena`), the list of what each has there. */
const reached = (value: unknown, [step, ...rest]: readonly string[]): unknown =>
  step === undefined ? value : Array.isArray(value) ? value.map((member) => reached(member, [step, ...rest]) ?? null) : reached(at(value, step), rest);

/** Does the condition hold for this record? A missing value counts as null. */
export const holds = (condition: Condition, record: unknown): boolean => {
  if (typeof condition === 'boolean') return condition;
  const asked = () => ('path' in condition ? reached(record, condition.path.split('.')) : undefined);
  switch (condition.op) {
    case 'is':
      return plain(asked()) === condition.value;
    case 'in':
      return condition.values.includes(plain(asked()) as Scalar);
    case 'overlaps':
      return members(asked()).some((member) => condition.values.includes(member as Scalar));
    case 'none':
      return !members(asked()).some((member) => condition.values.includes(member as Scalar));
    case 'within':
      return members(asked()).every((member) => condition.values.includes(member as Scalar));
    case 'all':
      return condition.of.every((part) => holds(part, record));
    case 'any':
      return condition.of.some((part) => holds(part, record));
    case 'not':
      return !holds(condition.of, record);
  }
};

/** Every path a condition asks about, for the registry's checks. */
export const pathsOf = (condition: Condition): readonly string[] => {
  if (typeof condition === 'boolean') return [];
  if (condition.op === 'all' || condition.op === 'any') return condition.of.flatMap(pathsOf);
  return condition.op === 'not' ? pathsOf(condition.of) : [condition.path];
};
