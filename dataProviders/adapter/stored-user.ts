import type { Storage, StoredUser } from './session-types.ts';
import { unwelcomeOf, type Unwelcome } from './unwelcome.ts';

const name = 'arenadesk.user';
type Json = Readonly<Record<string, unknown>>;
const object = (value: unknown): Json => (value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Json) : {});
const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const texts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Theme and language where the settings cannot be read. */
export const defaultSettings: StoredUser['settings'] = { theme: 'Classic', language: 'en' };
export const settingsOf = (answer: unknown): StoredUser['settings'] => {
  const of = (key: string) => (Array.isArray(answer) ? text(answer.map(object).find((entry) => entry.key === key)?.value) : null);
  return { theme: of('theme') ?? defaultSettings.theme, language: of('language') ?? defaultSettings.language };
};

/** What the service answered about a person, and whether they may work here. */
export interface LookedUp {
  readonly user: StoredUser;
  readonly refusal: Unwelcome | null;
}
/** Null for an answer that describes nobody. */
export const lookedUp = (answer: unknown, credential: string): LookedUp | null => {
  const { id, username, roles, email, identity, pidn, name: first, surname, avatar, keycloak_id, active, banned } = object(answer);
  if (typeof id !== 'number' || typeof username !== 'string' || !texts(roles)) return null;
  const fullName = [text(first), text(surname)].filter((part) => part !== null).join(' ');
  const user: StoredUser = {
    id, credential, initials: [...username].slice(0, 2).join(''), name: text(fullName) ?? text(object(identity).name), email: text(email) ?? text(object(email).address),
    username, pidn: text(object(identity).pidn) ?? text(pidn), roles, avatar: text(avatar), keycloak_id: text(keycloak_id), settings: defaultSettings,
  };
  return { user, refusal: unwelcomeOf({ banned, active, roles }) };
};

/** Reads the stored user; null when there is none or it is damaged. The same text gives the same object. */
export const userReader = (storage: Storage): (() => StoredUser | null) => {
  let seen: { readonly text: string | null; readonly user: StoredUser | null } = { text: null, user: null };
  const parse = (stored: string | null): StoredUser | null => {
    try {
      const value = object(JSON.parse(stored ?? 'null'));
      return typeof value.id === 'number' && typeof value.username === 'string' && texts(value.roles) && text(object(value.settings).theme) !== null ? (value as unknown as StoredUser) : null;
    } catch {
      return null;
    }
  };
  return () => {
    const stored = storage.getItem(name);
    if (stored !== seen.text) seen = { text: stored, user: parse(stored) };
    return seen.user;
  };
};
export const writeUser = (storage: Storage, user: StoredUser): void => storage.setItem(name, JSON.stringify(user));
