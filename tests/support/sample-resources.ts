import { admin, defineResource, field, managers, ownArena, staff, where } from '#resources/schema/index.ts';
import { createRegistry } from '#resources/schema/registry.ts';

/** A place that other samples point at. */
const places = defineResource({
  name: 'places', service: 'arena-hub', icon: 'place', label: 'name',
  fields: { name: field.text({ required: true, unique: true }), open: field.boolean({ initial: true }) },
  list: { columns: ['name', 'open'], search: ['name'], sort: ['name', 'ASC'] },
  form: { general: ['name', 'open'] },
  access: { screen: staff, read: staff, create: managers, update: managers, delete: managers },
});

/** One field of every kind that a generated table can hold. */
const samples = defineResource({
  name: 'samples', service: 'core', icon: 'science', label: 'name',
  fields: {
    name: field.text({ required: true }),
    shown: field.text({ derive: (record) => `${String(record.name)}!` }),
    note: field.multiline(),
    body: field.richText(),
    code: field.digits({ max: 9 }),
    size: field.integer({ min: -1000, max: 1000 }),
    weight: field.number(),
    price: field.money(),
    open: field.boolean(),
    lit: field.flag({ initial: 1 }),
    colour: field.choice(['red', 'green', 'blue'], { initial: 'red' }),
    sides: field.choices(['left', 'right', 'top']),
    marks: field.tags(),
    born: field.day(),
    seen: field.instant(),
    starts: field.dateTime(),
    opens: field.timeOfDay(),
    mail: field.email(),
    phone: field.phone(),
    pin: field.secret({ shown: 'set' }),
    key: field.secret(),
    where: field.group({ street: field.text(), floor: field.integer() }),
    home: field.reference('places', { writes: 'home_id', embeds: ['name', 'open'], onDelete: 'refuse' }),
    away: field.reference('places', { onDelete: 'detach', members: () => where.is('open', true) }),
    first: field.reference('places', { writes: 'first_id', embeds: ['name'], embedded: 'frozen', onDelete: 'detach' }),
    visits: field.references('places', { onDelete: 'detach', members: (caller) => admin(caller) || where.is('open', true) }),
    names: field.references('places', { by: 'name', onDelete: 'refuse' }),
    seats: field.references('places', { embeds: ['name', 'open'], onDelete: 'refuse' }),
    parts: field.list({ name: field.text({ required: true }), count: field.integer({ initial: 0 }), on: field.flag() }, { saved: 'byId', max: 4 }),
    rows: field.list({ name: field.text({ required: true }) }, { saved: 'whole', max: 5 }),
    extra: field.keyValue(),
    anything: field.json(),
  },
  list: {
    columns: ['name', 'size', 'home'],
    sortable: ['name', 'size', 'weight', 'open', 'colour', 'born', 'seen', 'home', 'where.street'],
    search: { keys: { name: 'name', side: 'sides', mark: 'marks', place: 'home', visited: 'visits', phone: 'phone', created: 'created_at', born: 'born' }, initially: ['name'] },
    filters: { open: where.is('open', true), large: where.not(where.in('size', [1, 2, 3])), colour: 'colour', how_large: 'size', home: 'home' },
    sort: ['name', 'ASC'],
  },
  form: { general: ['name', 'note', 'size', 'home', 'visits', 'parts', 'rows'] },
  unique: [['colour', 'code']],
  access: { screen: staff, read: staff, create: staff, update: (caller) => admin(caller) || where.is('open', true), delete: admin },
});

/** A range that belongs to a place, reached through it. */
const spans = defineResource({
  name: 'spans', service: 'shop', icon: 'straighten', label: 'name', api: { path: '/places/{arena}/spans' },
  scope: { through: 'place', sent: 'path', without: { admin: 'ask', others: 'ask' } },
  fields: {
    name: field.text({ required: true }),
    from: field.integer({ required: true }),
    to: field.integer({ required: true }),
    place: field.reference('places', { required: true, writes: 'place_id', embeds: ['name'], onDelete: 'remove' }),
  },
  list: { columns: ['name', 'from', 'to', 'place'], search: ['name'], sort: ['from', 'ASC'] },
  form: { general: ['name', 'from', 'to', 'place'] },
  noOverlap: { from: 'from', to: 'to' },
  checks: { fromBelowTo: { blames: 'from', holds: (draft) => Number(draft.from) <= Number(draft.to) } },
  access: { screen: staff, read: ownArena('place'), create: ownArena('place'), update: ownArena('place'), delete: ownArena('place') },
});

/** A registry of samples, so that the core is tested apart from the product's declarations. */
export const sampleRegistry = createRegistry([places, samples, spans] as const);
