import { holds, type Kind } from '#resources/schema/index.ts';
import { at, put } from '#resources/schema/condition.ts';
import { writableIn, type Leaf, type Resource } from '#resources/schema/resolve.ts';

type Row = Readonly<Record<string, unknown>>;
/** Records that references of a draft may point at, by resource name; `countries.taxes` are the rows of that list. */
export type Targets = Readonly<Record<string, readonly (Row & { readonly id: number })[]>>;

/** Files that a draft may name; the products of these tests hold them. */
export const [samplePicture, sampleCertificate] = [`/api/files/${'a'.repeat(64)}.png`, `/api/files/${'b'.repeat(64)}.p12`] as const;

const letters = (n: number, length: number): string => Array.from({ length }, (_, i) => String.fromCharCode(97 + (Math.floor(n / 26 ** i) % 26))).join('');
const clipped = (text: string, max: unknown) => (typeof max === 'number' ? text.slice(-max) : text);
const number = ({ options }: Leaf, n: number): number => Math.min(Math.max(n, typeof options.min === 'number' ? options.min : 0), typeof options.max === 'number' ? options.max : n);
const text = ({ options, path }: Leaf, n: number): string =>
  options.offers ? (options.offers()[n % options.offers().length] ?? '') :
  options.pattern === 'lowercase2' ? letters(n, 2) : options.pattern === 'phoneText' ? `+385 1 555 ${1_000 + n}` : options.pattern === 'url' || options.pattern === 'urlOrPath' ? `https://arena.example/${n}` : options.pattern ? clipped(`${path.replaceAll(/\W/g, '')}${n}`, options.max ?? 40) : clipped(`${path} čš ${n}`, options.max);

const ofKind: Readonly<Record<Kind, (leaf: Leaf, n: number, targets: Targets) => unknown>> = {
  text, multiline: text, richText: (_, n) => `<p>text <strong>${n}</strong></p>`, digits: (leaf, n) => clipped(`00${n}`, leaf.options.max), email: (_, n) => `draft${n}@example.hr`,
  secret: (_, n) => `secret-${n}`, image: () => samplePicture, file: () => sampleCertificate,
  integer: number, number, money: number, coins: number, percent: (leaf, n) => number(leaf, n % 100), boolean: () => true, flag: () => 1,
  choice: ({ meta }, n) => meta.choices?.[n % meta.choices.length], status: ({ meta }, n) => meta.choices?.[n % meta.choices.length], choices: ({ meta }) => meta.choices?.slice(0, 2) ?? [],
  tags: (_, n) => [`tag ${n}`], day: () => '2001-02-03', instant: () => '2026-05-06T07:08:09.000Z', dateTime: () => '2026-05-06 07:08:09', timeOfDay: () => '09:30',
  phone: (_, n) => ({ country_code: '385', national_number: `91${String(n).padStart(6, '0')}` }),
  reference: ({ meta }, _n, targets) => targets[meta.to ?? '']?.[0]?.id ?? null,
  references: ({ meta, options }, _n, targets) => (targets[meta.to ?? ''] ?? []).slice(0, 1).map((row) => row[options.by ?? 'id']),
  group: () => undefined, list: ({ rows }, n, targets) => [bodyOfLeaves(rows, n, targets)],
  conditions: ({ meta }, n) => ({ type: 'leaf', context: meta.contexts?.[0] ?? 'visit', strategy: meta.strategies?.[0] ?? 'collect', value: n }), typedValues: () => [], keyValue: (_, n) => ({ key: String(n) }), json: (_, n) => ({ n }),
};
const bodyOfLeaves = (leaves: readonly Leaf[], n: number, targets: Targets): Row =>
  leaves.filter((leaf) => writableIn(leaf, 'create')).reduce<Row>((body, leaf) => {
    const value = ofKind[leaf.kind](leaf, n, targets);
    return value === undefined ? body : put(body, leaf.body, value);
  }, {});

/** A body that fills every field a create may send, from the declaration alone; `n` keeps drafts apart. What `when` hides is left out. */
export function draftOf(resource: Resource, n: number, targets: Targets): Row {
  const body = bodyOfLeaves(resource.leaves, n, targets);
  const record = resource.leaves.reduce<Row>((row, leaf) => (at(body, leaf.body) === undefined ? row : put(row, leaf.path, at(body, leaf.body))), {});
  return Object.entries(resource.when).reduce<Row>((shown, [path, condition]) => {
    const leaf = resource.leaf(path);
    return leaf && !holds(condition, record) ? put(shown, leaf.body, undefined) : shown;
  }, body);
}
