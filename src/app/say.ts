import { app } from '#i18n/en/app.ts';
import { pseudo, pseudoOn } from '#i18n/pseudo.ts';

type Keys<T, P extends string = ''> = { [K in keyof T & string]: T[K] extends string ? `${P}${K}` : Keys<T[K], `${P}${K}.`> }[keyof T & string];
export type SignedOutKey = `app.login.${Keys<(typeof app)['login']>}` | `app.statuses.${Keys<(typeof app)['statuses']>}` | `app.shell.${Keys<(typeof app)['shell']>}` | 'app.name';

/** A sentence with its data put in. */
export const filled = (sentence: string, params: Readonly<Record<string, string>>): string => sentence.replace(/%\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
/** Words of what is seen before signing in. Signing out resets the language to English, so English alone is needed, without react-admin's machinery. */
export const say = (key: SignedOutKey, params: Readonly<Record<string, string>> = {}): string => {
  if (pseudoOn()) return pseudo(key);
  const sentence = key.split('.').slice(1).reduce<unknown>((words, step) => (words as Record<string, unknown>)[step], app) as string;
  return filled(sentence, params);
};
