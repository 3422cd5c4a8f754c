import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MaxBonuses } from '#resources/groups/max-bonuses.ts';

type Instant = ColumnType<string, Date | string | undefined, Date | string>;
type RequiredInstant = ColumnType<string, Date | string, Date | string>;
type MaybeInstant = ColumnType<string | null, Date | string | null | undefined, Date | string | null>;
type Status = 'VERIFIED' | 'APPROVED' | 'UNVERIFIED' | 'REJECTED' | 'PENDING';
interface Stamped {
  readonly version: Generated<number>;
  readonly created_at: Instant;
  readonly updated_at: Instant;
}

/** Arenas with their parts. Times of day are `HH:mm`, days of the week 1 (Monday) to 7. */
interface ArenaTables {
  readonly arenas: Stamped & {
    readonly id: Generated<number>;
    readonly name: string;
    /** `slugOf(name)`, kept by the service. */
    readonly slug: string;
    readonly image: string | null;
    readonly company_id: number;
    readonly timezone: string;
    readonly currency: string;
    readonly coins_per_currency: number;
    readonly locale: string;
    readonly active: Generated<boolean>;
    readonly web_shop: Generated<boolean>;
    /** Coins per hour. */
    readonly base_rate: Generated<number>;
    readonly business_place_label: string | null;
    readonly day_start_time: string | null;
    readonly child_protection: boolean | null;
    readonly lockdown_start: string | null;
    readonly lockdown_end: string | null;
  };
  readonly arena_working_hours: { readonly arena_id: number; readonly day: number; readonly opening: string | null; readonly closing: string | null };
  readonly arena_rate_bonuses: { readonly arena_id: number; readonly day: number; readonly hour: number; readonly value: number };
  readonly arena_employees: { readonly arena_id: number; readonly user_id: number };
  readonly addresses: Stamped & { readonly id: Generated<number>; readonly arena_id: number } & Texts<'address1' | 'address2' | 'settlement' | 'postcode' | 'country' | 'country_code'>;
  readonly geo_maps: Stamped & { readonly id: Generated<number>; readonly arena_id: number; readonly link: string | null; readonly latitude: number | null; readonly longitude: number | null; readonly zoom: number | null };
  readonly contacts: Stamped & { readonly id: Generated<number>; readonly arena_id: number } & Texts<'manager' | 'phone' | 'email' | 'discord' | 'instagram' | 'facebook'>;
  readonly equipment: Stamped & { readonly id: Generated<number>; readonly arena_id: number; readonly name: string; readonly description: string | null; readonly image: string | null };
  readonly chain_payment_methods: { readonly id: Generated<number>; readonly process_type: 'cash' | 'creditCard' | 'bank'; readonly name: string; readonly image: string | null };
}
type Texts<K extends string> = { readonly [P in K]: string | null };

/** People. A retired user is in no list and answers to no call; money and play still point to the row. */
interface PeopleTables {
  readonly users: Stamped & {
    readonly id: Generated<number>;
    readonly username: string;
    readonly password_hash: string | null;
    readonly name: string | null;
    readonly surname: string | null;
    readonly card_id: string | null;
    readonly active: Generated<boolean>;
    readonly banned: Generated<boolean>;
    readonly ban_reason: string | null;
    readonly ban_arena_id: number | null;
    readonly registered_in_arena: number | null;
    readonly keycloak_id: string | null;
    readonly avatar: string | null;
    readonly pidn: string | null;
    readonly retired_at: MaybeInstant;
    /** Repeated by triggers for searching and sorting. */
    readonly full_name: GeneratedAlways<string | null>;
    readonly email_address: GeneratedAlways<string | null>;
    readonly phone_number: GeneratedAlways<string | null>;
  };
  readonly identities: {
    readonly id: Generated<number>;
    readonly user_id: number;
    readonly name: string | null;
    readonly birthdate: string | null;
    readonly address: string | null;
    readonly pidn: string | null;
    readonly image: string | null;
    readonly status: Generated<Status>;
    readonly created_at: Instant;
  };
  readonly emails: { readonly id: Generated<number>; readonly user_id: number; readonly address: string; readonly status: Generated<Status>; readonly created_at: Instant };
  readonly phones: {
    readonly id: Generated<number>;
    readonly user_id: number;
    readonly country_code: string;
    readonly national_number: string;
    readonly number: GeneratedAlways<string>;
    readonly status: Generated<Status>;
    readonly created_at: Instant;
  };
  readonly user_roles: { readonly user_id: number; readonly role_id: number };
  readonly user_settings: { readonly user_id: number; readonly namespace: string; readonly key: string; readonly value: string | null; readonly updated_at: Instant };
}

/** Coins and experience. */
interface CoinTables {
  /** One row; whole percent. */
  readonly max_bonuses: MaxBonuses & { readonly updated_at: Instant };
  /** Moved by lines of the ledger alone. */
  readonly wallets: { readonly user_id: number; readonly balance: GeneratedAlways<number>; readonly lowest: Generated<number> };
  /** Only grows. */
  readonly coin_ledger: {
    readonly id: GeneratedAlways<number>;
    readonly user_id: number;
    readonly amount: number;
    readonly arena_id: number | null;
    readonly reason: string;
    readonly actor_id: number | null;
    readonly created_at: Instant;
  };
  readonly experience: { readonly user_id: number; readonly balance: Generated<number>; readonly rest: Generated<number>; readonly settled_at: Instant };
}

interface SignInTables {
  readonly sign_ins: { readonly id: Generated<string>; readonly user_id: number; readonly created_at: RequiredInstant; readonly revoked_at: MaybeInstant };
  readonly refresh_tokens: { readonly hash: string; readonly sign_in_id: string; readonly issued_at: RequiredInstant; readonly expires_at: RequiredInstant; readonly rotated_at: MaybeInstant };
  readonly password_resets: { readonly hash: string; readonly user_id: number; readonly created_at: RequiredInstant; readonly expires_at: RequiredInstant; readonly used_at: MaybeInstant };
  readonly secret_keys: { readonly name: string; readonly value: Buffer };
  readonly seeded: { readonly part: string; readonly seeded_at: Instant };
}

/** Columns of the tables that migrations make; generated tables are not listed. */
export type Tables = ArenaTables & PeopleTables & CoinTables & SignInTables;
