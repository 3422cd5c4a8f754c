import type { mobileNotifications as declared } from '#resources/mobile-notifications.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const mobileNotifications = {
  name: 'Notificaciones móviles',
  one: 'Notificación móvil',
  add: 'Crear notificación',
  created: 'Notificación programada',
  updated: 'Notificación guardada',
  deleted: 'Notificación eliminada',
  fields: {
    title: 'Título',
    text: 'Texto',
    image: 'Imagen',
    scheduled_at: 'Programada para',
    click_action: 'Acción al tocarla',
    action_link: 'Enlace',
    topics: 'Temas',
    platforms: 'Plataformas',
    sent: 'Enviada',
    state: 'Estado',
    sent_at: 'Enviada el',
    failure: 'Qué ha fallado',
    failure_status: 'Respuesta del servicio de envío',
  },
  help: { scheduled_at: 'Hora de %{zone}. Déjelo vacío para enviarla ya.', topics: 'La reciben los jugadores que siguen alguno de estos temas.' },
  rules: { scheduled_at: { past: 'no puede estar en el pasado', required: 'Elija una fecha o envíela ya' } },
  notes: {
    sendNow: 'Enviar ahora',
    scheduled: 'Programadas',
    sent: 'Enviadas',
  },
  sections: { general: 'General' },
  filters: { sent: 'Enviada' },
  choices: {
    click_action: { 'external-link': 'Enlace externo' },
    state: { scheduled: 'Programada', sending: 'Enviándose', sent: 'Enviada', failed: 'No enviada' },
    failure: { unreachable: 'No se puede contactar con el servicio de envío', timeout: 'El servicio de envío no responde', refused: 'El servicio de envío la rechaza' },
  },
  checks: { topicForStaff: 'Hace falta al menos un tema', linkIsAddress: 'debe ser una dirección como https://example.com' },
} as const satisfies MessagesFor<typeof declared>;
