import type { sending as english } from '../en/sending.ts';
import type { Words } from '../words.ts';

export const sending: Words<typeof english> = {
  platforms: 'Obvestilo gre vedno na vse platforme.',
  noTopic: 'Brez teme ga prejmejo vsi, ki imajo aplikacijo na kateri od spodnjih platform.',
  askNow: 'Poslati zdaj?',
  askTopics: 'Prispe na telefone vseh, ki sledijo kateri od izbranih tem. Preklicati ga ni mogoče.',
  askAll: 'Nobena tema ni izbrana: prispe na telefone vseh, ki imajo aplikacijo. Preklicati ga ni mogoče.',
  sentNow: 'Obvestilo je poslano',
};
