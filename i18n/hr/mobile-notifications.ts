import type { mobileNotifications as declared } from '#resources/mobile-notifications.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const mobileNotifications = {
  name: 'Mobilne obavijesti',
  one: 'Mobilna obavijest',
  add: 'Dodaj obavijest',
  created: 'Obavijest je zakazana',
  updated: 'Obavijest je spremljena',
  deleted: 'Obavijest je obrisana',
  fields: {
    title: 'Naslov',
    text: 'Tekst',
    image: 'Slika',
    scheduled_at: 'Zakazano za',
    click_action: 'Radnja na dodir',
    action_link: 'Poveznica',
    topics: 'Teme',
    platforms: 'Platforme',
    sent: 'Poslano',
    state: 'Stanje',
    sent_at: 'Poslano u',
    failure: 'Što nije uspjelo',
    failure_status: 'Odgovor usluge za slanje',
  },
  help: { scheduled_at: 'Vrijeme u zoni %{zone}. Ostavite prazno za slanje odmah.', topics: 'Dobivaju je igrači koji prate neku od ovih tema.' },
  rules: { scheduled_at: { past: 'ne smije biti u prošlosti', required: 'Odaberite datum ili pošaljite odmah' } },
  notes: {
    sendNow: 'Pošalji odmah',
    scheduled: 'Zakazane',
    sent: 'Poslane',
  },
  sections: { general: 'Općenito' },
  filters: { sent: 'Poslano' },
  choices: {
    click_action: { 'external-link': 'Vanjska poveznica' },
    state: { scheduled: 'Zakazano', sending: 'Šalje se', sent: 'Poslano', failed: 'Nije poslano' },
    failure: { unreachable: 'Usluga za slanje nije dostupna', timeout: 'Usluga za slanje ne odgovara', refused: 'Usluga za slanje ju odbija' },
  },
  checks: { topicForStaff: 'Potrebna je barem jedna tema', linkIsAddress: 'mora biti adresa poput https://example.com' },
} as const satisfies MessagesFor<typeof declared>;
