import type { Cell } from '#server/db/bulk.ts';
import type { Buyer } from '#server/demo/person.ts';
import type { Random } from '#server/demo/random.ts';
import type { Venue } from '#server/demo/history/world.ts';

const minute = 60_000;
/** Games of the demo's past. Their names stand for themselves. */
const games = ['Counter-Strike 2', 'League of Legends', 'Valorant', 'Fortnite', 'Rocket League', 'EA Sports FC 26', 'Minecraft', 'Dota 2', 'Gran Turismo 7', 'Tekken 8', 'Overwatch 2', 'Apex Legends'] as const;

/** One visit: when, and what it cost in coins. */
export interface Visit {
  readonly buyer: Buyer;
  readonly from: number;
  readonly minutes: number;
  readonly cost: number;
}

/** What somebody played with the coins they had since `from`, one visit after the other; nothing where the time was too short for it. */
export function visitsOf(venue: Venue, buyer: Buyer, from: number, now: number): readonly Visit[] {
  const { played } = buyer.coins;
  const rate = Math.max(60, venue.baseRate);
  const minutesFor = (cost: number) => Math.max(1, Math.ceil((cost * 60) / rate));
  const count = Math.min(8, Math.ceil(minutesFor(played) / 240), played);
  if (played === 0 || count === 0) return [];
  const costs = Array.from({ length: count }, (_, i) => Math.floor(played / count) + (i < played % count ? 1 : 0));
  const spare = now - 10 * minute - from - costs.reduce((sum, cost) => sum + minutesFor(cost), 0) * minute;
  if (spare < count * minute) return [];
  const gap = Math.floor(spare / (count + 1) / minute) * minute;
  let cursor = from;
  return costs.map((cost) => {
    const visit = { buyer, from: cursor + gap, minutes: minutesFor(cost), cost };
    cursor = visit.from + visit.minutes * minute;
    return visit;
  });
}

/** Rows of visits: sessions, and the games in them. @param id of the first session */
export function visitRows(venue: Venue, visits: readonly Visit[], id: number, random: Random): { readonly sessions: readonly (readonly Cell[])[]; readonly games: readonly (readonly Cell[])[] } {
  const played: (readonly Cell[])[] = [];
  const sessions = visits.map(({ buyer, from, minutes, cost }, i): readonly Cell[] => {
    const device = venue.devices.length > 0 ? random.pick(venue.devices) : { id: 'desk', hostname: 'desk' };
    const stopped = new Date(from + minutes * minute).toISOString();
    const count = minutes < 20 ? 1 : 1 + random.below(3);
    const first = random.below(games.length);
    for (let n = 0; n < count; n += 1) {
      const seconds = Math.floor((minutes * 60) / count);
      played.push([id + i, venue.id, games[(first + n * 5) % games.length], new Date(from + n * seconds * 1_000).toISOString(), seconds]);
    }
    return [id + i, venue.id, buyer.id, buyer.username, device.id, device.hostname, (cost / minutes).toFixed(6), venue.baseRate, new Date(from).toISOString(), stopped, random.chance(80) ? 'closed_by_player' : 'closed_by_employee', stopped];
  });
  return { sessions, games: played };
}
