import { sql } from 'kysely';
import type { Violation } from '#resources/schema/violations.ts';
import { invalid } from '#server/http/refusal.ts';
import type { Company, SaidPerson, SaleBody } from '#server/services/shop/sale/body.ts';
import type { Context } from '#server/store.ts';

/** Somebody as papers keep them (docs/decisions/015). */
export interface FrozenPerson {
  readonly name: string;
  readonly username: string;
  readonly email: string | null;
  readonly pidn: string | null;
}
export interface Party {
  readonly id: number;
  readonly frozen: FrozenPerson;
}
/** Who gets the goods: a player, a company, both; neither is a walk-in. */
export interface Recipient {
  readonly player: Party | null;
  /** As an invoice keeps it; null for a walk-in. */
  readonly frozen: (Partial<FrozenPerson> & { readonly company?: Company }) | null;
  readonly company: Company | null;
}

interface Known extends FrozenPerson {
  readonly id: number;
  /** Every name somebody goes by. */
  readonly names: readonly string[];
}
/** A user as the service knows them. A player stays held until the transaction ends: what happens to one player happens one after the other. */
const knownUser = async ({ db }: Context, id: number, held: boolean): Promise<Known | undefined> => {
  const { rows } = await sql<Known>`SELECT u.id, coalesce(u.full_name, u.username) AS name, u.username, u.email_address AS email, coalesce(u.pidn, i.pidn) AS pidn,
      array_remove(ARRAY[u.full_name, u.username, u.name, u.surname, i.name], NULL) AS names
    FROM users AS u LEFT JOIN identities AS i ON i.user_id = u.id
    WHERE u.id = ${id} AND u.retired_at IS NULL ${held ? sql`FOR NO KEY UPDATE OF u` : sql``}`.execute(db);
  return rows[0];
};
const partyOf = ({ id, name, username, email, pidn }: Known): Party => ({ id, frozen: { name, username, email, pidn } });

/** What a body says of somebody and the service knows otherwise. What it leaves out, or does not know, is not said. */
const differences = (said: SaidPerson, known: Known, path: string): readonly Violation[] => {
  const same: Readonly<Record<string, (value: string) => boolean>> = {
    username: (value) => value.toLowerCase() === known.username.toLowerCase(), name: (value) => known.names.includes(value),
    email: (value) => value.toLowerCase() === known.email?.toLowerCase(), pidn: (value) => value === known.pidn,
  };
  return Object.entries(same).flatMap(([key, holds]) => {
    const value = said[key as keyof SaidPerson];
    return typeof value !== 'string' || value === '' || holds(value) ? [] : [{ path: `${path}.${key}`, rule: 'differs' }];
  });
};

/** Whoever signs the paper is whoever calls. @throws Refusal `invalid` for another */
export async function issuerOf(context: Context, said: SaidPerson): Promise<Party> {
  const known = said.id === context.caller.id ? await knownUser(context, context.caller.id, false) : undefined;
  if (!known) throw invalid({ path: 'by_user.id', rule: 'differs' });
  const broken = differences(said, known, 'by_user');
  if (broken.length > 0) throw invalid(...broken);
  return partyOf(known);
}

/**
 * Whether a wallet ever stood so within a day. Two tills may sell coins to one player at once, and a game may end meanwhile: what was seen may be old, but not made up.
 * The balance is read with its ledger, after the player is held: one that was read while others were waited for is older than their lines.
 */
const everStood = async ({ db, now }: Context, user: number, seen: number): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`SELECT w.balance = ${seen} OR EXISTS (SELECT FROM (
      SELECT w.balance - sum(g.amount) OVER (ORDER BY g.id DESC) AS before FROM coin_ledger AS g WHERE g.user_id = ${user} AND g.created_at > ${now().toISOString()}::timestamptz - interval '1 day') AS was
    WHERE was.before = ${seen}) AS found FROM (SELECT coalesce((SELECT balance FROM wallets WHERE user_id = ${user}), 0) AS balance) AS w`.execute(db);
  return rows[0]?.found === true;
};

/** @throws Refusal `invalid` for somebody who is not there, or whom the body knows otherwise than the service */
export async function recipientOf(context: Context, user: SaleBody['user']): Promise<Recipient> {
  const company = user?.company ? (user.company as Company) : null;
  if (!user?.id) return { player: null, company, frozen: company ? { company } : null };
  const known = await knownUser(context, user.id, true);
  if (!known) throw invalid({ path: 'user.id', rule: 'reference' });
  const stale = typeof user.balance === 'number' && !(await everStood(context, known.id, user.balance));
  const broken = [...differences(user, known, 'user'), ...(stale ? [{ path: 'user.balance', rule: 'differs' }] : [])];
  if (broken.length > 0) throw invalid(...broken);
  const player = partyOf(known);
  return { player, company, frozen: { ...player.frozen, ...(company ? { company } : {}) } };
}

/** Holds a player until the transaction ends. */
export async function holdPlayer({ db }: Context, id: number | null): Promise<void> {
  if (id !== null) await sql`SELECT FROM users WHERE id = ${id} FOR NO KEY UPDATE`.execute(db);
}
