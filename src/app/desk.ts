import { registry } from '#resources/index.ts';
import { intlLocale } from '#resources/domain/locales.ts';
import { makeDataProvider } from '#dataProviders/index.ts';
import { ServiceError } from '#dataProviders/adapter/errors.ts';
import { unwelcomeOf } from '#dataProviders/adapter/unwelcome.ts';
import type { Arena, Person, ServiceProvider, StoredUser } from '#dataProviders/types.ts';
import { createI18n } from '#i18n/index.ts';
import { createArenaEntry } from '#src/app/arena.ts';
import { client } from '#src/app/client.ts';
import { config, loadConfig } from '#src/app/config.ts';
import { readMemberships } from '#src/app/memberships.ts';
import { createPreferences, type Preferences, preferencesOf } from '#src/app/preferences.ts';
import { createRaStore } from '#src/app/ra-store.ts';
import { routesOf } from '#src/app/routes.ts';
import { dismiss, session, watchedFetch } from '#src/app/session.ts';
import { createUpdateWatch } from '#src/app/update.ts';
import { storage } from '#src/lib/storage.ts';
import { paint } from '#src/ui/tokens.ts';

/** The parts of the desk that live as long as the page. */
export const routes = routesOf(registry);
export const i18n = createI18n();
export const raStore = createRaStore(storage);
export const preferences = createPreferences();
export const updates = createUpdateWatch();

/** Arenas of whoever the desk was prepared for last. */
let memberships: { readonly of: number; readonly arenas: readonly number[] } | null = null;
/** Who is signed in, as rules see them. Arena memberships are read at the start; the service reads them anew on each call. */
export const personOf = (user: StoredUser): Person => ({
  id: user.id, username: user.username, roles: user.roles, arenas: memberships?.of === user.id ? memberships.arenas : [], name: user.name, email: user.email, pidn: user.pidn,
});

/** The provider of an arena, or of none. */
export const providerFor = (arena: number | null, user: StoredUser): ServiceProvider => {
  // What somebody has asked for is not asked again in the name of who signs in after them.
  const theirs: typeof watchedFetch = (...request) => (session.user()?.id === user.id ? watchedFetch(...request) : Promise.reject(new ServiceError({ status: 401, code: 'unauthenticated' })));
  return makeDataProvider({ session: { fetch: theirs }, config: config(), standpoint: { arena, caller: personOf(user) }, registry });
};
/** For calls that belong to no arena. */
export const generalProvider = (): ServiceProvider => {
  const user = session.user();
  if (!user) throw new Error('signed out');
  return providerFor(null, user);
};

const arenaReads = () => {
  const provider = generalProvider();
  return { ...provider, arenaById: async (id: number) => (await provider.getOne<Arena>('arenas', { id })).data };
};
export const arenaEntry = createArenaEntry(client, arenaReads);

/** Arenas of somebody; null where they could not be had. */
const arenasOf = async (user: StoredUser): Promise<readonly number[] | null> => {
  if (user.roles.includes('admin')) return [];
  const provider = providerFor(null, user);
  return await readMemberships((page, perPage) => provider.getList('arenas', { pagination: { page, perPage }, sort: { field: 'name', order: 'ASC' }, filter: {} })).catch(() => null);
};

let wanted: Preferences['language'] = 'en';
/** Puts theme and language in force, at once and everywhere on the page; the last one asked for stays. Rejects when the language's words do not come. */
export const applyPreferences = async (next: Partial<Preferences>): Promise<void> => {
  const { theme = preferences.get().theme, language = preferences.get().language } = next;
  paint(document.documentElement, theme);
  preferences.set({ theme });
  const before = wanted;
  wanted = language;
  try {
    await i18n.changeLocale(language);
  } catch (error) {
    if (wanted === language) wanted = before;
    throw error;
  }
  if (wanted !== language) return await i18n.changeLocale(wanted);
  document.documentElement.lang = intlLocale(language);
  raStore.setItem('locale', language);
  preferences.set({ language });
};

/** A session that this page found, rather than made, has to show that it still holds. */
let found = session.signedIn();
/** Is the account still one that may work here? Roles stay as they are stored: they steer the display, the service decides. */
const checkAccount = async (user: StoredUser): Promise<void> => {
  const now = await generalProvider().userByUsername(user.username);
  const why = unwelcomeOf(now);
  if (why !== null) await dismiss(why);
};

/** Everything that must be there before the first screen. Rejects when the server's configuration does not come. */
export const prepare = async (user: StoredUser): Promise<void> => {
  arenaEntry.forget();
  paint(document.documentElement, preferencesOf(user).theme);
  await loadConfig();
  if (found) void checkAccount(user).catch(() => undefined);
  found = false;
  const [arenas] = await Promise.all([arenasOf(user), applyPreferences(preferencesOf(user)).catch(() => applyPreferences({ language: 'en' }))]);
  memberships = { of: user.id, arenas: arenas ?? [] };
  if (arenas === null) client.say(i18n.translate('app.arena.unread'), 'error', null);
};
