import { arenaPlaces, baseRateFields } from '#resources/groups/arena-parts.ts';
import { field, nobody, type Fields } from '#resources/schema/index.ts';
import { resolve, type Resource } from '#resources/schema/resolve.ts';

/** Fields of one section with their rules; they belong to no list. */
const rulesOf = (fields: Fields): Resource =>
  resolve({ name: 'arenas', service: 'arena-hub', icon: 'stadium', label: 'id', fields, list: { columns: [] }, form: {}, access: { screen: nobody, read: nobody, create: nobody, update: nobody, delete: nobody } });

export const baseRateRules = rulesOf(baseRateFields);
export const placeRules = { addresses: rulesOf(arenaPlaces.addresses), 'geo-maps': rulesOf(arenaPlaces['geo-maps']), contacts: rulesOf(arenaPlaces.contacts) } as const;
export const equipmentRules = rulesOf({ equipment: field.list(arenaPlaces.equipment, { saved: 'byId', max: 200 }) });

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
/** Seven days, each closed or with both times. */
export const hoursRules = rulesOf(Object.fromEntries(weekdays.map((day) => [`d${day}`, field.group({ opening: field.timeOfDay(), closing: field.timeOfDay() })])));
