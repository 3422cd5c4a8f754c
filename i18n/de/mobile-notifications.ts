import type { mobileNotifications as declared } from '#resources/mobile-notifications.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const mobileNotifications = {
  name: 'Push-Mitteilungen',
  one: 'Push-Mitteilung',
  add: 'Mitteilung anlegen',
  created: 'Mitteilung geplant',
  updated: 'Mitteilung gespeichert',
  deleted: 'Mitteilung gelöscht',
  fields: {
    title: 'Titel',
    text: 'Text',
    image: 'Bild',
    scheduled_at: 'Geplant für',
    click_action: 'Aktion beim Antippen',
    action_link: 'Link',
    topics: 'Themen',
    platforms: 'Plattformen',
    sent: 'Verschickt',
    state: 'Status',
    sent_at: 'Verschickt am',
    failure: 'Was nicht ging',
    failure_status: 'Antwort des Push-Dienstes',
  },
  help: { scheduled_at: 'Uhrzeit in %{zone}. Leer lassen, um sofort zu senden.', topics: 'Alle Spieler, die einem dieser Themen folgen, bekommen sie.' },
  rules: { scheduled_at: { past: 'darf nicht in der Vergangenheit liegen', required: 'Datum wählen oder sofort senden' } },
  notes: {
    sendNow: 'Jetzt senden',
    scheduled: 'Geplant',
    sent: 'Verschickt',
  },
  sections: { general: 'Allgemein' },
  filters: { sent: 'Verschickt' },
  choices: {
    click_action: { 'external-link': 'Externer Link' },
    state: { scheduled: 'Geplant', sending: 'Wird verschickt', sent: 'Verschickt', failed: 'Nicht verschickt' },
    failure: { unreachable: 'Der Push-Dienst ist nicht erreichbar', timeout: 'Der Push-Dienst antwortet nicht', refused: 'Der Push-Dienst nimmt sie nicht an' },
  },
  checks: { topicForStaff: 'Mindestens ein Thema ist nötig', linkIsAddress: 'muss eine Adresse wie https://example.com sein' },
} as const satisfies MessagesFor<typeof declared>;
