import { stripAccents } from '#resources/domain/accents.ts';
import { oibCheckDigit } from '#resources/domain/oib.ts';
import type { DemoArena } from '#server/demo/chain.ts';
import { defaultRole } from '#server/demo/essentials.ts';
import { names } from '#server/demo/names.ts';
import type { Random } from '#server/demo/random.ts';

const oibOf = (digits: number): string => `${digits}${oibCheckDigit(String(digits))}`;

/** A user with everything that hangs on it, as the seed writes it. */
export interface Person {
  readonly id: number;
  readonly username: string;
  readonly roles: readonly string[];
  readonly name?: string;
  readonly surname?: string;
  readonly password_hash?: string;
  readonly card_id?: string;
  readonly active?: boolean;
  readonly ban_reason?: string;
  readonly ban_arena_id?: number;
  readonly registered_in_arena?: number;
  readonly created_at: string;
  readonly identity?: { readonly name: string; readonly birthdate?: string; readonly address?: string; readonly pidn?: string; readonly status: string };
  readonly email?: { readonly address: string; readonly status: string };
  readonly phone?: { readonly country_code: string; readonly national_number: string; readonly status: string };
  readonly experience?: number;
  /** What became of their coins, all in the arena they are registered in. */
  readonly coins?: CoinPlan;
}
export interface CoinPlan {
  readonly bought: number;
  readonly played: number;
  readonly awarded: number;
}
/** A player as the history of the demo chain needs them. */
export interface Buyer {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly arena: number;
  /** When they were registered, epoch milliseconds. */
  readonly since: number;
  readonly coins: CoinPlan;
}
export const buyerOf = ({ id, username, name, surname, identity, email, registered_in_arena: arena, created_at, coins }: Person): readonly Buyer[] =>
  coins && arena !== undefined
    ? [{ id, username, name: [name, surname].filter(Boolean).join(' ') || (identity?.name ?? username), email: email?.address ?? null, arena, since: Date.parse(created_at), coins }]
    : [];

const identityStatuses = ['VERIFIED', 'VERIFIED', 'VERIFIED', 'APPROVED', 'PENDING', 'UNVERIFIED', 'REJECTED'] as const;
const contactStatuses = ['VERIFIED', 'VERIFIED', 'UNVERIFIED'] as const;
const providers = ['mail', 'post', 'inbox'] as const;
/** Experience where most players stand; the bands of the demo ranks begin at these. */
const levels = [0, 0, 1_000, 1_000, 5_000, 5_000, 15_000, 40_000, 100_000, 250_000] as const;

/** A card of six digits that no other number from 0 to 999,999 has; some begin with zeros. */
export const cardOf = (n: number): string => String((n * 7_919 + 12_345) % 1_000_000).padStart(6, '0');
const two = (n: number) => String(n).padStart(2, '0');
const day = (random: Random, from: number, years: number) => `${from + random.below(years)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;

const coinsOf = (random: Random): CoinPlan => {
  const bought = 100 * (5 + random.below(100));
  const played = random.chance(60) ? random.below(bought) || 1 : 0;
  return { bought, played, awarded: random.chance(20) ? 50 * (1 + random.below(10)) : 0 };
};

/**
 * Makes players one after the other, always the same for the same seed: of every country, with and without name, identity, e-mail, phone, card and coins.
 * @param taken usernames so far; the new one is added
 */
export function makePlayer(id: number, random: Random, arenas: readonly DemoArena[], taken: Set<string>, createdAt: string): Person {
  const arena = random.pick(arenas.filter(({ bare }) => !bare));
  const { first, last, streets, calling } = names[arena.country];
  const [name, surname] = [random.pick(first), random.pick(last)];
  const plain = stripAccents(`${name}${random.pick(['.', '_', ''])}${surname}`).toLowerCase();
  let username = plain;
  for (let n = 2; taken.has(username); n += 1) username = `${plain}${id % (n * 1_000)}${n > 9 ? n : ''}`;
  taken.add(username);
  const named = random.below(20);
  const person = { id, username, roles: [defaultRole], created_at: createdAt, registered_in_arena: arena.id } as const;
  return {
    ...person,
    // One in twenty is known by identity only, another one not at all.
    ...(named > 1 ? { name, surname } : {}),
    ...(named === 0 ? {} : random.chance(75) ? {
      identity: { name: `${name} ${surname}`, birthdate: day(random, 1970, 40), address: `${random.pick(streets)} ${1 + random.below(120)}`, pidn: oibOf(1_000_000_000 + random.below(89_999_999) * 100 + (id % 100)), status: random.pick(identityStatuses) },
    } : {}),
    ...(random.chance(85) ? { email: { address: `${username}@${random.pick(providers)}.example`, status: random.pick(contactStatuses) } } : {}),
    ...(random.chance(70) ? { phone: { country_code: calling, national_number: `9${String(10_000_000 + ((id * 7_919) % 89_999_999))}`, status: random.pick(contactStatuses) } } : {}),
    ...(random.chance(80) ? { card_id: cardOf(id) } : {}),
    ...(random.chance(3) ? { active: false } : random.chance(2) ? { ban_reason: random.pick(['–', 'AFK', 'cheating']), ban_arena_id: arena.id } : {}),
    experience: random.pick(levels) + random.below(900),
    ...(random.chance(85) ? { coins: coinsOf(random) } : {}),
  };
}
