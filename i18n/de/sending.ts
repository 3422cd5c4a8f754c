import type { sending as english } from '../en/sending.ts';
import type { Words } from '../words.ts';

export const sending: Words<typeof english> = {
  platforms: 'Eine Mitteilung geht immer an alle Plattformen.',
  noTopic: 'Ohne Thema bekommen sie alle, die die App auf einer der Plattformen unten haben.',
  askNow: 'Jetzt senden?',
  askTopics: 'Sie geht auf die Telefone aller, die einem der gewählten Themen folgen. Zurückholen lässt sie sich nicht.',
  askAll: 'Es ist kein Thema gewählt: Sie geht auf die Telefone aller, die die App haben. Zurückholen lässt sie sich nicht.',
  sentNow: 'Mitteilung verschickt',
};
