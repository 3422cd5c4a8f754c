import { field } from '../schema/index.ts';
import type { Check } from '../schema/resource.ts';

/** Parts of an arena that are made and changed by calls of their own, as both sides check them. */
export const addressFields = {
  address1: field.text(), address2: field.text(), postcode: field.text({ max: 32 }), settlement: field.text(), country: field.text(), country_code: field.text({ pattern: 'lowercase2', max: 2 }),
};
export const geoMapFields = { link: field.text({ max: 2_000, pattern: 'url' }), latitude: field.number({ min: -90, max: 90 }), longitude: field.number({ min: -180, max: 180 }), zoom: field.number({ min: 0, max: 30 }) };
export const contactFields = { manager: field.text(), phone: field.text({ max: 64, pattern: 'phoneText' }), email: field.email(), discord: field.text(), instagram: field.text(), facebook: field.text() };
export const equipmentFields = { name: field.text({ required: true }), image: field.image({ folder: 'arenas' }), description: field.richText() };
/** Coins an hour of play costs before bonuses. */
export const baseRateFields = { base_rate: field.coins({ required: true, min: 0 }) };
export const termsFields = { terms_and_conditions: field.richText() };
export const invoiceFields = { automatically_open_print_upon_invoice_creation: field.boolean(), invoice_header: field.richText({ centred: true }), invoice_footer: field.richText({ centred: true }) };
/** The parts that are records with an id: path of their calls -> fields. */
export const arenaPlaces = { addresses: addressFields, 'geo-maps': geoMapFields, contacts: contactFields, equipment: equipmentFields } as const;
export type ArenaPlace = keyof typeof arenaPlaces;
const there = (value: unknown) => (value ?? null) !== null;
/** What they ask beyond their fields: half a coordinate is no place. */
export const arenaPlaceChecks: Readonly<Partial<Record<ArenaPlace, Readonly<Record<string, Check>>>>> = {
  'geo-maps': {
    latitudeToo: { blames: 'latitude', holds: ({ latitude, longitude }) => there(latitude) || !there(longitude) },
    longitudeToo: { blames: 'longitude', holds: ({ latitude, longitude }) => there(longitude) || !there(latitude) },
  },
};
