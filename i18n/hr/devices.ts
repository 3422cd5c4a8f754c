import type { devices as declared } from '#resources/devices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const devices = {
  name: 'Uređaji',
  one: 'Uređaj',
  add: 'Dodaj uređaj',
  created: 'Uređaj je dodan',
  updated: 'Uređaj je spremljen',
  deleted: 'Uređaj je obrisan',
  fields: { hostname: 'Ime računala', peerId: 'Peer ID', publicKey: 'Javni ključ', arena: 'Arena' },
  help: { hostname: 'Ime koje počinje s ps je konzola, svako drugo računalo.' },
  sections: { general: 'Općenito' },
} as const satisfies MessagesFor<typeof declared>;
