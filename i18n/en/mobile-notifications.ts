import type { mobileNotifications as declared } from '#resources/mobile-notifications.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

export const mobileNotifications = {
  name: 'Mobile notifications',
  one: 'Mobile notification',
  add: 'Add notification',
  created: 'Notification scheduled',
  updated: 'Notification updated',
  deleted: 'Notification deleted',
  fields: {
    title: 'Title',
    text: 'Text',
    image: 'Image',
    scheduled_at: 'Scheduled at',
    click_action: 'Click action',
    action_link: 'Link',
    topics: 'Topics',
    platforms: 'Platforms',
    sent: 'Sent',
    state: 'State',
    sent_at: 'Sent at',
    failure: 'What failed',
    failure_status: 'Answer of the push service',
  },
  help: { scheduled_at: 'Clock of %{zone}. Leave it empty to send at once.', topics: 'Players who follow one of these topics get it.' },
  rules: { scheduled_at: { past: 'must not be in the past', required: 'Choose a date, or send it at once' } },
  notes: {
    sendNow: 'Send now',
    scheduled: 'Scheduled',
    sent: 'Sent',
  },
  sections: { general: 'General' },
  filters: { sent: 'Sent' },
  choices: {
    click_action: { 'external-link': 'External link' },
    state: { scheduled: 'Scheduled', sending: 'Being sent', sent: 'Sent', failed: 'Not sent' },
    failure: { unreachable: 'The push service cannot be reached', timeout: 'The push service does not answer', refused: 'The push service refuses it' },
  },
  checks: { topicForStaff: 'At least one topic must be presented', linkIsAddress: 'must be an address such as https://example.com' },
} as const satisfies MessagesFor<typeof declared>;
