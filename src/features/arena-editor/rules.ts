import { arenaPlaceChecks, arenaPlaces, baseRateFields } from '#resources/groups/arena-parts.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { field, type Fields } from '#resources/schema/index.ts';

/** Fields of one section with their rules; arenas have the words. */
const rulesOf = (fields: Fields) => bodyRules(fields, 'arenas');

export const baseRateRules = rulesOf(baseRateFields);
export const placeRules = { addresses: rulesOf(arenaPlaces.addresses), 'geo-maps': bodyRules(arenaPlaces['geo-maps'], 'arenas', arenaPlaceChecks['geo-maps']), contacts: rulesOf(arenaPlaces.contacts) } as const;
export const equipmentRules = rulesOf({ equipment: field.list(arenaPlaces.equipment, { saved: 'byId', max: 200 }) });

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
/** 24 hours of each of seven days, by the name of their cell. */
export const hours = Array.from({ length: 24 }, (_, hour) => hour);
export const cellName = (day: number, hour: number): string => `d${day}h${hour}`;
export const bonusRules = rulesOf(Object.fromEntries(weekdays.flatMap((day) => hours.map((hour) => [cellName(day, hour), field.percent({ required: true })]))));

/** Seven days, each closed or with both times. */
export const hoursRules = rulesOf(Object.fromEntries(weekdays.map((day) => [`d${day}`, field.group({ opening: field.timeOfDay(), closing: field.timeOfDay() })])));
