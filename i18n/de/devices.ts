import type { devices as declared } from '#resources/devices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const devices = {
  name: 'Geräte',
  one: 'Gerät',
  add: 'Gerät anlegen',
  created: 'Gerät angelegt',
  updated: 'Gerät gespeichert',
  deleted: 'Gerät gelöscht',
  fields: { hostname: 'Hostname', peerId: 'Peer-ID', publicKey: 'Öffentlicher Schlüssel', arena: 'Arena' },
  help: { hostname: 'Beginnt der Name mit ps, ist es eine Konsole, sonst ein Computer.' },
  sections: { general: 'Allgemein' },
} as const satisfies MessagesFor<typeof declared>;
