import { sql } from 'kysely';
import { addDays } from '#resources/domain/day.ts';
import { instantOf, wallClockOf } from '#resources/domain/zone.ts';
import { channel as rewardsChannel } from '#server/services/subscriptions/rewards.ts';
import type { SaleLine } from '#server/services/shop/sale/reckon.ts';
import type { Good } from '#server/services/shop/sale/shelf.ts';
import { refIds, type SaleRef } from '#server/services/shop/sale/papers.ts';
import type { Context } from '#server/store.ts';

/** What a sale gives a player: duration in days, coins and percent as whole numbers, inventory's duration in seconds. */
export type Delivery =
  | { readonly kind: 'subscription'; readonly name: string; readonly image: string | null; readonly bonus: number; readonly duration: number; readonly daily_reward: number }
  | { readonly kind: 'pass'; readonly name: string; readonly from: Date; readonly to: Date }
  | { readonly kind: 'minutes'; readonly name: string; readonly minutes: number }
  | { readonly kind: 'inventory'; readonly name: string; readonly type: 'bonus' | 'coin'; readonly amount: number; readonly duration: number };

const day = 86_400_000;
/** Windows that a person still lives to use; more of one kind are not sold at once. */
const mostWindows = 366;
const longestDays = 36_500;
const mostMinutes = 5_256_000;

const valueOf = ({ attributes }: Good, name: string): unknown => attributes.find((attribute) => attribute.name === name)?.value ?? null;
const whole = (good: Good, name: string): number => {
  const value = Number(valueOf(good, name) ?? 0);
  return Number.isSafeInteger(value) ? value : 0;
};
const time = (good: Good, name: string): string | null => {
  const value = valueOf(good, name);
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? value : null;
};

/** The windows between two times of day that are not over yet, the first of which may run already. */
const windows = (from: string, to: string, count: number, at: Date, timezone: string): readonly { readonly from: Date; readonly to: Date }[] => {
  const { day: today } = wallClockOf(at, timezone);
  const found: { readonly from: Date; readonly to: Date }[] = [];
  for (let offset = -1; found.length < count; offset += 1) {
    const begins = addDays(today, offset);
    const window = { from: instantOf(begins, from, timezone), to: instantOf(to <= from ? addDays(begins, 1) : begins, to, timezone) };
    if (window.to > at && window.to > window.from) found.push(window);
  }
  return found;
};

const ofCategory = ({ good, quantity }: SaleLine, at: Date, timezone: string): readonly Delivery[] => {
  const { name, itemName, image } = good;
  switch (good.category) {
    case 'Subscriptions': {
      const duration = whole(good, 'duration') * quantity;
      return duration < 1 || duration > longestDays ? [] : [{ kind: 'subscription', name: itemName, image, bonus: Math.min(100, Math.max(0, whole(good, 'bonus'))), duration, daily_reward: Math.max(0, whole(good, 'daily_reward')) }];
    }
    case 'Time Tickets': {
      const minutes = whole(good, 'minutes') * quantity;
      return minutes < 1 || minutes > mostMinutes ? [] : [{ kind: 'minutes', name, minutes }];
    }
    case 'Passes': {
      const minutes = whole(good, 'minutes') * quantity;
      if (minutes > 0) return minutes > mostMinutes ? [] : [{ kind: 'pass', name, from: at, to: new Date(at.getTime() + minutes * 60_000) }];
      const [from, to] = [time(good, 'valid_from'), time(good, 'valid_to')];
      return from === null || to === null || quantity > mostWindows ? [] : windows(from, to, quantity, at, timezone).map((window) => ({ kind: 'pass', name, ...window }));
    }
    default:
      return [];
  }
};

/** Whether a line promises a player something that it does not say enough of, or more than anybody could use. */
export const isEmptyPromise = (line: SaleLine, at: Date, timezone: string): boolean => ['Subscriptions', 'Time Tickets', 'Passes'].includes(line.good.category) && ofCategory(line, at, timezone).length === 0;

/** What a line gives the player who buys it. Of coins more pieces are more, of a bonus they last longer. */
export const deliveriesOf = (line: SaleLine, at: Date, timezone: string): readonly Delivery[] => [
  ...ofCategory(line, at, timezone),
  ...line.good.gifts.map(({ name, type, value, duration }): Delivery => {
    const seconds = Math.min(2_000_000_000, (duration ?? 0) * (type === 'bonus' ? line.quantity : 1));
    return { kind: 'inventory', name, type, amount: type === 'coin' ? value * line.quantity : value, duration: seconds };
  }),
];

interface Given {
  readonly user: number;
  readonly arena: number;
  readonly ref: SaleRef;
  /** Id of the invoice's line. */
  readonly line: number | null;
  readonly at: Date;
}
/** Writes down what a player gets by one line. */
export async function deliver({ db }: Context, deliveries: readonly Delivery[], { user, arena, ref, line, at }: Given): Promise<void> {
  const { invoice, transaction } = refIds(ref);
  const now = at.toISOString();
  const [names, values] = [sql`user_id, arena_id, invoice_id, line_id, transaction_id, created_at`, sql`${user}, ${arena}, ${invoice}, ${line}, ${transaction}, ${now}`];
  for (const one of deliveries) {
    if (one.kind === 'subscription') {
      await sql`INSERT INTO subscriptions (${names}, name, image, bonus, duration, daily_reward, expires_at, updated_at)
        VALUES (${values}, ${one.name}, ${one.image}, ${one.bonus}, ${one.duration}, ${one.daily_reward}, ${new Date(at.getTime() + one.duration * day).toISOString()}, ${now})`.execute(db);
      if (one.daily_reward > 0) await sql`SELECT pg_notify(${rewardsChannel}, '')`.execute(db);
    } else if (one.kind === 'pass') await sql`INSERT INTO passes (${names}, name, valid_from, valid_to) VALUES (${values}, ${one.name}, ${one.from.toISOString()}, ${one.to.toISOString()})`.execute(db);
    else if (one.kind === 'minutes') await sql`INSERT INTO time_tickets (${names}, name, minutes) VALUES (${values}, ${one.name}, ${one.minutes})`.execute(db);
    else await sql`INSERT INTO inventory (${names}, name, type, amount, active, duration, updated_at) VALUES (${values}, ${one.name}, ${one.type}, ${one.amount}, false, ${one.duration}, ${now})`.execute(db);
  }
}
