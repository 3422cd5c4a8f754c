import type { devices as declared } from '#resources/devices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const devices = {
  name: 'Devices',
  one: 'Device',
  add: 'Add device',
  created: 'Device created',
  updated: 'Device updated',
  deleted: 'Device deleted',
  fields: { hostname: 'Hostname', peerId: 'Peer ID', publicKey: 'Public key', arena: 'Arena' },
  help: { hostname: 'A name that begins with ps is a console, any other a computer.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
