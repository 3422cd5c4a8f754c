import type { sending as english } from '../en/sending.ts';
import type { Words } from '../words.ts';

export const sending: Words<typeof english> = {
  platforms: 'Obavijest uvijek ide na sve platforme.',
  noTopic: 'Bez teme dobiva je svatko tko ima aplikaciju na nekoj od platformi u nastavku.',
  askNow: 'Poslati odmah?',
  askTopics: 'Ide na mobitele svih koji prate neku od odabranih tema. Ne može se povući.',
  askAll: 'Nijedna tema nije odabrana: ide na mobitele svih koji imaju aplikaciju. Ne može se povući.',
  sentNow: 'Obavijest je poslana',
};
