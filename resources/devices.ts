import { admin, defineResource, field } from './schema/index.ts';

/** A computer or console of an arena, with the key its agent signs with. */
export const devices = defineResource({
  name: 'devices',
  service: 'arena-hub',
  icon: 'devices',
  menu: 'setup',
  label: 'hostname',
  fields: {
    hostname: field.text({ required: true, max: 64 }),
    peerId: field.text({ required: true, max: 128, unique: true }),
    publicKey: field.multiline({ required: true, max: 4000 }),
    arena: field.reference('arenas', { required: true, writes: 'arena_id', embeds: ['name'], onDelete: 'remove' }),
  },
  scope: { through: 'arena', sent: { query: 'arena_id' }, without: { admin: 'all', others: 'no call' } },
  list: { columns: ['hostname', 'arena', 'peerId'], search: ['hostname', 'peerId'], sort: ['hostname', 'ASC'] },
  form: { general: ['hostname', 'arena', 'peerId', 'publicKey'] },
  unique: [['arena', 'hostname']],
  access: { screen: admin, read: admin, create: admin, update: admin, delete: admin },
});
