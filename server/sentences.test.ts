import { expect, it } from 'vitest';
import { catalogueOf, languageCodes } from '#i18n/index.ts';
import { sentencesOf } from './sentences.ts';

it('ERR-11 what is in use says by what, where that is known, in the language of the caller', async () => {
  const say = sentencesOf(new Map(await Promise.all(languageCodes.map(async (language) => [language, await catalogueOf(language)] as const))));
  expect(say('inUse', 'en')).toBe('It is still in use and cannot be deleted.');
  expect(say('inUse', 'en', 'payment-methods')).toBe('It is still in use (Payment methods) and cannot be deleted.');
  expect(say('inUse', 'de-AT', 'users')).toBe('Der Eintrag wird noch verwendet (Benutzer) und kann nicht gelöscht werden.');
  expect(say('inUse', 'fr', 'users')).toBe('It is still in use (Users) and cannot be deleted.');
  expect(say('inUse', 'en', 'nothing-that-is-declared')).toBe('It is still in use and cannot be deleted.');
});
