import { passwordReset } from '#i18n/en/password-reset.ts';
import { pseudo, pseudoOn } from '#i18n/pseudo.ts';
import { config, loadConfig } from '#src/app/config.ts';
import { filled } from '#src/app/say.ts';
import { urlsOf } from '#dataProviders/adapter/url.ts';

/** Whose link it is, and until when it is good (ISO 8601). */
export interface ResetLink {
  readonly username: string;
  readonly expires_at: string;
}
/** What the service said against it; `sentence` is empty where no answer came. */
export class ResetRefusal extends Error {
  readonly sentence: string;
  readonly status: number;
  constructor(status: number, sentence: string) {
    super(sentence);
    this.status = status;
    this.sentence = sentence;
  }
}

const post = async (path: string, body: object): Promise<unknown> => {
  let answer: Response;
  try {
    await loadConfig();
    answer = await fetch(urlsOf(config())('auth', path), { method: 'POST', headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Accept-Language': 'en' }, body: JSON.stringify(body) });
  } catch {
    throw new ResetRefusal(0, '');
  }
  const text = await answer.text();
  let json: unknown = null;
  try {
    json = text === '' ? null : JSON.parse(text);
  } catch {
    // What is no JSON is no sentence either.
  }
  if (answer.ok) return json;
  const { message } = (json ?? {}) as { readonly message?: unknown };
  throw new ResetRefusal(answer.status, typeof message === 'string' ? message : `${answer.status}`);
};

/** @throws ResetRefusal for a link that is not good (any more) */
export const checkReset = async (token: string): Promise<ResetLink> => (await post('/auth/reset-password/check', { token })) as ResetLink;
/** Sets the new password, once. @throws ResetRefusal */
export const completeReset = async (token: string, password: string): Promise<void> => {
  await post('/auth/reset-password', { token, password });
};

/** The words of the page: they come with it, for nobody else needs them. */
export const sayReset = (key: keyof typeof passwordReset, params: Readonly<Record<string, string>> = {}): string => (pseudoOn() ? pseudo(`passwordReset.${key}`) : filled(passwordReset[key], params));
