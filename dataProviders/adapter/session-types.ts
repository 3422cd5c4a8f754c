import type { GatewayName } from '#resources/services.ts';

/** The part of Web Storage that a session uses; `window.localStorage` is one. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
/** Runs one piece of work at a time in all tabs of the browser. */
export type TabLock = <T>(name: string, run: () => Promise<T>) => Promise<T>;
export type UrlOf = (service: GatewayName, path: string) => string;

/** Who is signed in, as it is kept in the browser. It steers what is drawn; services decide for themselves. */
export interface StoredUser {
  readonly id: number;
  /** What was typed to sign in. */
  readonly credential: string;
  readonly initials: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly username: string;
  readonly pidn: string | null;
  readonly roles: readonly string[];
  readonly avatar: string | null;
  readonly keycloak_id: string | null;
  readonly settings: { readonly theme: string; readonly language: string };
}
/** `left`: the person signed out. `expired`: tokens missing or refused. `refused`: signing in was turned down. `elsewhere`: another tab signed out. */
export type SignOutReason = 'left' | 'expired' | 'refused' | 'elsewhere';

export interface SessionOptions {
  readonly storage: Storage;
  readonly lock: TabLock;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly fetch: typeof globalThis.fetch;
  readonly urls: UrlOf;
  /** Called after the storage was cleared. */
  readonly onSignedOut?: (reason: SignOutReason) => void;
  /** Language of the sentences services answer with, a BCP 47 code. */
  readonly language?: () => string;
}
export interface Session {
  /** The stored user; null when signed out or when what is stored is damaged. */
  readonly user: () => StoredUser | null;
  /** Tokens and a readable user are there. */
  readonly signedIn: () => boolean;
  /**
   * Signs in, looks the user up, reads the settings and stores all of it.
   * @throws ServiceError code `invalidCredentials`, `banned`, `inactive`, `insufficientPermissions`, `lookUpFailed` or the service's own
   */
  readonly signIn: (credential: string, password: string) => Promise<StoredUser>;
  /** Looks the user up anew and stores what changed; used after the profile or the settings were saved. */
  readonly lookUp: (credential?: string) => Promise<StoredUser>;
  /** Clears the browser at once, then ends the session at the service. */
  readonly signOut: (reason?: SignOutReason) => Promise<void>;
  /** A token that is valid by this clock, refreshed if need be. Signs out when there is none to be had. @throws ServiceError 401 `unauthenticated`, or status 0 when no answer came */
  readonly ensureToken: () => Promise<string>;
  /** `fetch` with a valid token; a 401 is refreshed and replayed once. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Tells of every sign-in and sign-out. Answers the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** To be called when another tab changed the storage. */
  readonly reread: () => void;
}
