import { useGetManyAggregate } from 'ra-core';
import { instantOf } from '#resources/domain/zone.ts';
import type { Format } from '#src/fields/index.ts';
import { zoneBeside, zoneName } from '#src/lib/format.ts';

/** The zones of arenas, each once, in the order of the arenas; of those that this person may read. */
export const useZones = (ids: readonly number[]): readonly string[] => {
  const { data } = useGetManyAggregate<{ readonly id: number; readonly timezone?: string | null }>('arenas', { ids: [...ids] }, { enabled: ids.length > 0 });
  return [...new Set((data ?? []).flatMap((arena) => arena?.timezone ?? []))];
};

/** Whose clocks show a wall time (`YYYY-MM-DD HH:mm:ss`) in these zones, as 'CET, WET': said where one of them differs from the screen's at that time; else ''. */
export const clocksOf = (wall: string, zones: readonly string[], { locale, timezone: beside }: Format): string => {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/.exec(wall) ?? [];
  if (day === undefined || time === undefined) return '';
  const told = zones.map((timezone) => ({ moment: instantOf(day, time, timezone), format: { locale, timezone, beside } }));
  return told.some(({ moment, format }) => zoneBeside(moment, format) !== '') ? [...new Set(told.map(({ moment, format }) => zoneName(moment, format)))].join(', ') : '';
};
