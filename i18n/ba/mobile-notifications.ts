import type { mobileNotifications as declared } from '#resources/mobile-notifications.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { mobileNotifications as hr } from '../hr/mobile-notifications.ts';

export const mobileNotifications = {
  ...hr,
  updated: 'Obavijest je sačuvana',
  fields: { ...hr.fields, action_link: 'Link' },
  help: { ...hr.help, topics: 'Dobijaju je igrači koji prate neku od ovih tema.' },
  sections: { general: 'Opće' },
  choices: { ...hr.choices, click_action: { 'external-link': 'Vanjski link' } },
  checks: { ...hr.checks, topicForStaff: 'Potrebna je bar jedna tema' },
} as const satisfies MessagesFor<typeof declared>;
