import type { devices as declared } from '#resources/devices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const devices = {
  name: 'Naprave',
  one: 'Naprava',
  add: 'Dodaj napravo',
  created: 'Naprava je dodana',
  updated: 'Naprava je shranjena',
  deleted: 'Naprava je izbrisana',
  fields: { hostname: 'Ime naprave', peerId: 'Peer ID', publicKey: 'Javni ključ', arena: 'Arena' },
  help: { hostname: 'Ime, ki se začne s ps, je konzola, vsako drugo računalnik.' },
  sections: { general: 'Splošno' },
} as const satisfies MessagesFor<typeof declared>;
