/** What an attribute of a category, and so a value of it, can be. */
export const attributeTypes = ['string', 'boolean', 'integer', 'numeric', 'currency', 'array', 'date', 'datetime', 'time'] as const;
/** What an attribute can ask of its values. */
export const attributeRules = ['required', 'nullable', 'integer', 'numeric', 'currency', 'boolean', 'string', 'array', 'date', 'datetime', 'time', 'date_format:H:i', 'between:1,100'] as const;

/** A broken rule, named as the words of the rules name it. */
export type Broken = { readonly rule: string } & Readonly<Record<string, string | number>>;
type Test = (value: unknown) => Broken | null;
const unless = (holds: (value: unknown) => boolean, rule: string): Test => (value) => (holds(value) ? null : { rule });

const isText = (value: unknown): value is string => typeof value === 'string';
const numberIn = (value: unknown): number => (typeof value === 'number' ? value : isText(value) && /^-?\d{1,15}([.,]\d{1,6})?$/.test(value.trim()) ? Number(value.trim().replace(',', '.')) : Number.NaN);
const isDay = (value: unknown) => isText(value) && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);
const isTime = (value: unknown) => isText(value) && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isDateTime = (value: unknown) => isText(value) && /^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value) && isDay(value.slice(0, 10));
const isList = (value: unknown) => Array.isArray(value) && value.length <= 100 && value.every((member) => isText(member) && member.trim() !== '' && member.length <= 255);

const text = unless((value) => isText(value) && value.length <= 1_000, 'string');
const truth = unless((value) => typeof value === 'boolean', 'boolean');
const integer = unless((value) => Number.isSafeInteger(numberIn(value)), 'integer');
const numeric = unless((value) => Number.isFinite(numberIn(value)), 'number');
/** Minor units. */
const currency = unless((value) => Number.isSafeInteger(value) && (value as number) >= 0, 'integer');
const list = unless(isList, 'array');
const day = unless(isDay, 'day');
const dateTime = unless(isDateTime, 'instant');
const time = unless(isTime, 'timeOfDay');
/** Of a number its value, of a text its length, of a list how many it has. */
const between: Test = (value) => {
  const size = Array.isArray(value) ? value.length : Number.isNaN(numberIn(value)) && isText(value) ? [...value].length : numberIn(value);
  return size >= 1 && size <= 100 ? null : { rule: 'between', from: 1, to: 100 };
};

const types: Readonly<Record<string, Test>> = { string: text, boolean: truth, integer, numeric, currency, array: list, date: day, datetime: dateTime, time };
const rules: Readonly<Record<string, Test>> = {
  integer, numeric, currency, boolean: truth, string: text, array: list, date: day, datetime: dateTime, time, 'date_format:H:i': time, 'between:1,100': between,
};

const empty = (value: unknown) => value === undefined || value === null || (isText(value) && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** Rules that nothing meets but a value, unless it may be empty. */
const demanding = ['integer', 'numeric', 'date_format:H:i', 'between:1,100'];
/** Rules of which a form asks only whether there is a value; the service looks at it. */
const left = ['date_format:H:i', 'between:1,100'];

export interface Asked {
  readonly type?: string | undefined;
  readonly rules?: readonly string[] | undefined;
}
const missing = (asked: readonly string[]): Broken | null => {
  if (asked.includes('required')) return { rule: 'required' };
  const [first] = asked.includes('nullable') ? [] : asked.filter((rule) => demanding.includes(rule));
  return first === undefined ? null : (rules[first]?.('') ?? null);
};

/** What a value of an attribute breaks first, by its type and its rules; null when nothing. `form`: as far as a form judges it. */
export function brokenRule({ type = 'string', rules: asked = [] }: Asked, value: unknown, judge: 'service' | 'form' = 'service'): Broken | null {
  if (empty(value)) return missing(asked);
  const leaves = judge === 'form' && asked.some((rule) => left.includes(rule));
  for (const test of leaves ? asked.filter((rule) => !left.includes(rule) && rule !== 'time').map((rule) => rules[rule]) : [types[type], ...asked.map((rule) => rules[rule])]) {
    const broken = test?.(value);
    if (broken) return broken;
  }
  return null;
}

/** Rules that say what a value is. Those of one row fit together, as a whole number is a number; of two rows nothing is both. */
const kinds: readonly (readonly string[])[] = [['integer', 'numeric', 'currency'], ['boolean'], ['string'], ['array'], ['date'], ['datetime'], ['time']];
const [numbers = []] = kinds;
const saysOneKind = (asked: readonly string[]): boolean => kinds.filter((kind) => kind.some((rule) => asked.includes(rule))).length <= 1;

/** One value of each form that a value can have; what none of them meets, no value does. */
const witnesses: readonly unknown[] = [5, '5', true, ['a'], '2026-01-31', '2026-01-31 10:00:00', '10:00', 'a'];
/** A form gives numbers for a type that is one: as text they are only taken from elsewhere. */
const witnessesOf = (type: string) => (numbers.includes(type) ? witnesses.filter((value) => typeof value === 'number') : witnesses);

/** Whether any value could be of an attribute's type and keep all its rules, and whether these say only one thing: of what it is, and of nothing. */
export const isMeetable = ({ type = 'string', rules: asked = [] }: Asked): boolean =>
  !(asked.includes('required') && asked.includes('nullable')) && saysOneKind(asked) && witnessesOf(type).some((value) => brokenRule({ type, rules: asked }, value) === null);
