import { at } from '#resources/schema/condition.ts';
import { systemLeaves, type Leaf, type Resource } from '#resources/schema/resolve.ts';
import { wallClockOf } from '#resources/domain/zone.ts';
import type { ListFilter, Row, ServiceProvider } from '#dataProviders/types.ts';
import type { Address } from '#src/engine/list/address.ts';
import { failureOf } from '#src/engine/failure.ts';
import { fieldLabel } from '#src/engine/rules.ts';
import { fieldKinds, isEmpty, labelOf, targetOf, valueOf, type Saying } from '#src/fields/index.ts';
import { byteOrderMark, csvAmount, csvLine, csvNumber, decimalMarkOf, separatorOf, type CsvCell } from '#src/lib/csv.ts';

type World = Pick<Saying, 'translate' | 'currency' | 'moment' | 'resourceOf' | 'nameOf' | 'currencyOf'>;
interface Options {
  readonly provider: Pick<ServiceProvider, 'exportRows' | 'getMany' | 'getList'>;
  readonly resource: Resource;
  readonly address: Address;
  readonly leaves: readonly Leaf[];
  /** Columns that say more than their field, by path. */
  readonly written?: Readonly<Record<string, { readonly asked: readonly string[]; readonly text: (record: Row) => string } | undefined>> | undefined;
  readonly world: World;
  /** IANA zone of instants whose rows belong to no arena. */
  readonly timezone: string;
  readonly progress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Everything that a record holds and anybody is shown, as the declaration has it. */
export const everyLeaf = (resource: Resource): readonly Leaf[] => {
  const [id, ...moments] = systemLeaves;
  return [...(id ? [id] : []), ...resource.leaves.filter(({ kind, options }) => !options.bodyOnly && (kind !== 'secret' || options.shown === 'set')), ...moments];
};

const two = (value: number) => String(value).padStart(2, '0');
/** `2026-11-28 13:05:09` by the clock of a zone: what every spreadsheet reads as a moment. */
const momentText = (value: unknown, timezone: string): string => {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return String(value);
  const { day, hour, minute, second } = wallClockOf(value, timezone);
  return `${day} ${two(hour)}:${two(minute)}:${two(second)}`;
};
const ids = (value: unknown): readonly number[] => (Array.isArray(value) ? value : [value]).filter((member): member is number => typeof member === 'number');

/** References that travel as ids alone. */
const isBare = ({ kind, options }: Leaf): boolean => (kind === 'reference' || kind === 'references') && !options.embeds && options.by !== 'name';
/** The ids that a field names, also in rows of a list. */
const idsIn = (leaf: Leaf, record: Row): readonly (readonly [Leaf, number])[] => {
  const value = valueOf(leaf, record);
  if (isBare(leaf)) return ids(value).map((id) => [leaf, id] as const);
  return leaf.kind === 'list' && Array.isArray(value) ? (value as readonly Row[]).flatMap((row) => leaf.rows.flatMap((part) => idsIn(part, row))) : [];
};

/** Records whose rows are asked for in one call. */
const asked = 100;
/** What records are called that are named by their ids: each is asked for once. Who may not see one gets nothing of it. */
const namesOf = ({ provider, leaves, world }: Options) => {
  const names = new Map<string, string>();
  const currencies = new Map<string, string>();
  const unknownOnes = new Set<string>();
  const key = (leaf: Leaf, id: number) => `${leaf.meta.to} ${id}`;
  /** Records of these ids, and rows of a list in records (`countries.taxes`), with what they are called. */
  const called = async (leaf: Leaf, wanted: readonly number[]): Promise<readonly (readonly [unknown, string])[]> => {
    const { resource, list } = targetOf(leaf, world.resourceOf);
    if (list === null) {
      const { data } = await provider.getMany<Row>(resource.name, { ids: [...wanted] });
      for (const record of data) if (record && words(record.currency) !== '') currencies.set(key(leaf, Number(record.id)), words(record.currency));
      return data.flatMap((record) => (record ? [[record.id, labelOf(resource, record, world.translate)] as const] : []));
    }
    const [field, order] = resource.list.sort;
    const { data } = await provider.getList<Row>(resource.name, { pagination: { page: 1, perPage: asked }, sort: { field, order }, filter: {} });
    const [first] = list.rows;
    return data.flatMap((record) => ((at(record, list.path) ?? []) as readonly Row[]).map((row) => [row.id, first ? String(at(row, first.path) ?? '') : ''] as const));
  };
  return {
    learn: async (rows: readonly Row[]): Promise<void> => {
      const unknown = rows.flatMap((row) => leaves.flatMap((leaf) => idsIn(leaf, row))).filter(([leaf, id]) => !names.has(key(leaf, id)));
      for (const to of new Set(unknown.map(([{ meta }]) => meta.to))) {
        const found = unknown.filter(([{ meta }]) => meta.to === to);
        const [[leaf] = []] = found;
        if (!leaf) continue;
        const wanted = [...new Set(found.map(([, id]) => id))];
        const answered = await called(leaf, wanted).catch((error: unknown) => {
          if (failureOf(error).status === 403) return [];
          for (const id of wanted) unknownOnes.add(key(leaf, id));
          return wanted.map((id) => [id, `#${id}`] as const);
        });
        for (const id of wanted) names.set(key(leaf, id), '');
        for (const [id, name] of answered) names.set(key(leaf, Number(id)), name);
      }
    },
    /** How many could not be asked for, and are told by their numbers. */
    unnamed: (): number => unknownOnes.size,
    nameOf: (leaf: Leaf, id: number): string => names.get(key(leaf, id)) ?? '',
    currencyOf: (leaf: Leaf, id: number): string | null => currencies.get(key(leaf, id)) ?? null,
  };
};

const words = (text: unknown): string => (typeof text === 'string' ? text : '');
const zoneOf = (row: Row, { timezone }: Options): string => words(at(row, 'arena.timezone')) || timezone;
/** What a row is said in, as its cells on screen are: the currency and the zone of its own arena. */
const worldOf = (row: Row, options: Options): World => {
  const { world } = options;
  return { ...world, currency: words(at(row, 'arena.currency')) || world.currency, moment: { ...world.moment, timezone: zoneOf(row, options) } };
};

const figures: ReadonlySet<string> = new Set(['integer', 'number', 'coins', 'percent']);
/** A value as a cell: figures bare, moments and days as ISO writes them, everything else as the screen says it. */
const cellOf = (leaf: Leaf, row: Row, options: Options): CsvCell => {
  const { world, resource } = options;
  const value = valueOf(leaf, row);
  if (isEmpty(value)) return { text: '' };
  const mark = decimalMarkOf(world.moment.locale);
  if (figures.has(leaf.kind) && typeof value === 'number') return { text: csvNumber(value, mark), figure: true };
  if (leaf.kind === 'money' && Number.isSafeInteger(value)) return { text: csvAmount(Number(value), mark), figure: true };
  if (leaf.kind === 'instant') return { text: momentText(value, zoneOf(row, options)) };
  if (leaf.kind === 'day' || leaf.kind === 'dateTime' || leaf.kind === 'timeOfDay') return { text: String(value) };
  return { text: fieldKinds[leaf.kind].text(value, { ...worldOf(row, options), leaf, resource }) };
};
/** What a column is called; where several are called the same, with the field's own name behind it. */
const headOf = (leaf: Leaf, { world, resource, leaves }: Options): CsvCell => {
  const labelOf = ({ path }: Leaf) => fieldLabel(resource, path, world.translate);
  const alike = leaves.filter((other) => labelOf(other) === labelOf(leaf)).length > 1;
  const label = alike ? `${labelOf(leaf)} [${leaf.path}]` : labelOf(leaf);
  return { text: leaf.kind === 'money' && world.currency ? `${label} (${world.currency})` : label };
};

/** A column that says of each row what its figures and moments are told in. */
interface Told {
  readonly head: CsvCell;
  readonly cell: (row: Row) => CsvCell;
}
/**
 * The currency and the zone of each row, where rows can be of several: no arena is chosen, and each row's own says them.
 * Figures and moments stay what a spreadsheet reads, and can be summed and sorted by these columns.
 */
const toldIn = (options: Options): readonly Told[] => {
  const { resource, leaves, world } = options;
  const embeds = resource.leaf('arena')?.options.embeds ?? [];
  const column = (path: 'currency' | 'timezone', kind: Leaf['kind'], of: (row: Row) => string): readonly Told[] =>
    world.currency === null && embeds.includes(path) && leaves.some((leaf) => leaf.kind === kind) ? [{ head: { text: world.translate(`resources.arenas.fields.${path}`) }, cell: (row) => ({ text: of(row) }) }] : [];
  return [...column('currency', 'money', (row) => worldOf(row, options).currency ?? ''), ...column('timezone', 'instant', (row) => zoneOf(row, options))];
};

/** Characters that are kept as text before the browser takes them over. */
const most = 500_000;

/** The whole list as a CSV file, how many rows it has, and how many records stand in it by their numbers since their names could not be had. Rejects when the list does not come whole. */
export const writeFile = async (options: Options): Promise<{ readonly blob: Blob; readonly rows: number; readonly unnamed: number }> => {
  const { provider, resource, address, leaves, written = {}, world, progress, signal } = options;
  const separator = separatorOf(world.moment.locale);
  const names = namesOf(options);
  const naming = { ...options, world: { ...world, nameOf: names.nameOf, currencyOf: names.currencyOf } };
  const told = toldIn(options);
  const parts: Blob[] = [];
  let text = byteOrderMark + csvLine([...leaves.map((leaf) => headOf(leaf, options)), ...told.map(({ head }) => head)], separator);
  let done = 0;
  const write = async (rows: readonly Row[], total: number): Promise<void> => {
    await names.learn(rows);
    for (const row of rows) {
      const cells = leaves.map((leaf): CsvCell => {
        const said = written[leaf.path]?.text(row);
        return said === undefined ? cellOf(leaf, row, naming) : { text: said };
      });
      text += csvLine([...cells, ...told.map(({ cell }) => cell(row))], separator);
    }
    if (text.length > most) {
      parts.push(new Blob([text]));
      text = '';
    }
    done += rows.length;
    progress(done, total);
  };
  // What is derived comes from the whole record, and a row's arena says its currency and its zone.
  const derived = leaves.some((leaf) => leaf.options.derive);
  const fields = derived ? [] : [...leaves.flatMap(({ path }) => [path, ...(written[path]?.asked ?? [])]), ...(resource.leaf('arena') ? ['arena'] : [])];
  let last: Promise<void> = Promise.resolve();
  const rows = await provider.exportRows(resource.name, {
    sort: [address.sort, address.order], filter: address.filter as ListFilter, fields: [...new Set(fields)], signal,
    onRows: (some, total) => {
      last = last.then(() => write(some, total));
      // Told below, when everything has come.
      last.catch(() => undefined);
    },
  });
  await last;
  signal.throwIfAborted();
  return { blob: new Blob([...parts, text], { type: 'text/csv;charset=utf-8' }), rows, unnamed: names.unnamed() };
};
