import type { events as declared } from '#resources/events.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { fieldKinds, useFormat, type CellProps } from '#src/fields/index.ts';
import { OthersKeep, SomeArenas } from './news.tsx';
import { clocksOf, useZones } from './zones.ts';

/** A time on the walls of the event's arenas; where their clocks are not the screen's, it says whose they are. */
const OnWalls = ({ record, ...rest }: Omit<CellProps, 'record'> & { readonly record: { readonly arena_ids?: readonly number[] | null } }) => {
  const zones = useZones(record.arena_ids ?? []);
  const format = useFormat();
  const wall = (record as Readonly<Record<string, unknown>>)[rest.leaf.path];
  const clocks = typeof wall === 'string' ? clocksOf(wall, zones, format) : '';
  return <span className="ad-figure"><fieldKinds.dateTime.Cell {...rest} record={{ ...record }} />{clocks !== '' && <>&nbsp;<span className="ad-muted" title={zones.join(', ')}>{clocks}</span></>}</span>;
};

export const events = defineOverrides<typeof declared>({
  list: { cell: { starts_at: OnWalls } },
  remove: { body: OthersKeep },
  show: { view: { starts_at: OnWalls, ends_at: OnWalls, arena_ids: SomeArenas } },
  form: async () => (await import('./events-form.tsx')).eventsForm,
});
