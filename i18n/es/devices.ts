import type { devices as declared } from '#resources/devices.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const devices = {
  name: 'Dispositivos',
  one: 'Dispositivo',
  add: 'Crear dispositivo',
  created: 'Dispositivo creado',
  updated: 'Dispositivo guardado',
  deleted: 'Dispositivo eliminado',
  fields: { hostname: 'Nombre de equipo', peerId: 'Peer ID', publicKey: 'Clave pública', arena: 'Arena' },
  help: { hostname: 'Si empieza por ps es una consola; si no, un ordenador.' },
  sections: { general: 'General' },
} as const satisfies MessagesFor<typeof declared>;
