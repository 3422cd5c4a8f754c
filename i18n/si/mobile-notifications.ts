import type { mobileNotifications as declared } from '#resources/mobile-notifications.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const mobileNotifications = {
  name: 'Mobilna obvestila',
  one: 'Mobilno obvestilo',
  add: 'Dodaj obvestilo',
  created: 'Obvestilo je načrtovano',
  updated: 'Obvestilo je shranjeno',
  deleted: 'Obvestilo je izbrisano',
  fields: {
    title: 'Naslov',
    text: 'Besedilo',
    image: 'Slika',
    scheduled_at: 'Načrtovano za',
    click_action: 'Dejanje ob dotiku',
    action_link: 'Povezava',
    topics: 'Teme',
    platforms: 'Platforme',
    sent: 'Poslano',
    state: 'Stanje',
    sent_at: 'Poslano ob',
    failure: 'Kaj ni uspelo',
    failure_status: 'Odgovor storitve za pošiljanje',
  },
  help: { scheduled_at: 'Čas v pasu %{zone}. Pustite prazno za takojšnje pošiljanje.', topics: 'Prejmejo ga igralci, ki sledijo kateri od teh tem.' },
  rules: { scheduled_at: { past: 'ne sme biti v preteklosti', required: 'Izberite datum ali pošljite takoj' } },
  notes: {
    sendNow: 'Pošlji zdaj',
    scheduled: 'Načrtovana',
    sent: 'Poslana',
  },
  sections: { general: 'Splošno' },
  filters: { sent: 'Poslano' },
  choices: {
    click_action: { 'external-link': 'Zunanja povezava' },
    state: { scheduled: 'Načrtovano', sending: 'Se pošilja', sent: 'Poslano', failed: 'Ni poslano' },
    failure: { unreachable: 'Storitev za pošiljanje ni dosegljiva', timeout: 'Storitev za pošiljanje se ne odziva', refused: 'Storitev za pošiljanje ga zavrača' },
  },
  checks: { topicForStaff: 'Potrebna je vsaj ena tema', linkIsAddress: 'mora biti naslov, kot je https://example.com' },
} as const satisfies MessagesFor<typeof declared>;
