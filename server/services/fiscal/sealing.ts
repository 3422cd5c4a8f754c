import { setTimeout as pause } from 'node:timers/promises';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { FiscalError, Kept, Message, Sealer, Sealing, Seals } from '#server/services/fiscal/country.ts';
import type { Sent } from '#server/services/fiscal/send.ts';
import { done, failed, giveBack, rejected, type Task } from '#server/services/fiscal/tasks.ts';
import { wallTimeOf } from '#server/services/fiscal/wall-time.ts';

type Db = Kysely<Database> | Transaction<Database>;
export interface Link {
  readonly chain: string;
  readonly position: number;
  readonly link: Kept;
}
interface Open extends Link {
  /** Seal of the link before it; null for the first. */
  readonly before: string | null;
  /** Somebody asks for it at this moment. */
  readonly busy: boolean;
}
/** How the device is asked, and until when (epoch milliseconds). */
export interface Device {
  readonly db: Kysely<Database>;
  readonly now: () => Date;
  readonly post: (message: Message) => Promise<Sent>;
  readonly until: number;
  readonly demo: boolean;
}
/** Nothing, or what kept a link from being sealed; `stopped` when this process ends. */
type Trouble = null | 'stopped' | { readonly error: FiscalError; readonly final: boolean };

/** Milliseconds between looks while somebody else asks for the link before. */
const look = 40;
/** How often a closing receipt is made anew because a sale came between. */
const most = 5;

const linkOf = async (db: Db, invoice: number): Promise<Link | undefined> =>
  (await sql<Link>`SELECT chain, position, link FROM fiscal_links WHERE invoice_id = ${invoice}`.execute(db)).rows[0];
/** The first link up to a place that has no seal. */
const firstOpen = async (db: Db, chain: string, upTo: number, now: Date): Promise<Open | undefined> =>
  (await sql<Open>`SELECT l.chain, l.position, l.link, (SELECT s.seal FROM fiscal_seals AS s WHERE s.chain = l.chain AND s.position = l.position - 1) AS before,
    EXISTS (SELECT FROM fiscal_tasks AS t WHERE t.invoice_id = l.invoice_id AND t.state = 'pending' AND t.claim IS NOT NULL AND t.due_at > ${now.toISOString()}) AS busy
    FROM fiscal_links AS l WHERE l.chain = ${chain} AND l.position <= ${upTo} AND NOT EXISTS (SELECT FROM fiscal_seals AS s WHERE s.chain = l.chain AND s.position = l.position) ORDER BY l.position LIMIT 1`.execute(db)).rows[0];
/** One seal for each link: whoever is first. */
const keep = async (db: Db, { chain, position }: Link, seal: string, signed: boolean, now: Date): Promise<void> => {
  await sql`INSERT INTO fiscal_seals (chain, position, seal, signed, created_at) VALUES (${chain}, ${position}, ${seal}, ${signed}, ${now.toISOString()}) ON CONFLICT DO NOTHING`.execute(db);
};

const askFor = async ({ post }: Device, link: Kept, before: string | null, seals: Seals, sealer: Sealer): Promise<Sealing | 'stopped'> => {
  const sent = await post(seals.message(link, before, sealer));
  if (sent === 'stopped') return sent;
  if ('error' in sent) return { error: sent.error, final: false };
  return seals.read(sent.answer, link, before, sealer) ?? { error: { code: 'unreadable', field: null, text: `HTTP ${sent.answer.status}` }, final: false };
};

/** Seals every link up to a place, in order. Those up to `needed` that the device does not answer for are sealed with that. */
export const sealUpTo = async (device: Device, { chain, position: own }: Link, upTo: number, needed: number, seals: Seals, sealer: Sealer): Promise<Trouble> => {
  const { db, now, until } = device;
  let last: Trouble = null;
  for (;;) {
    const open = await firstOpen(db, chain, upTo, now());
    if (!open) return last;
    if (open.position !== own && open.busy && Date.now() < until) {
      await pause(look);
      continue;
    }
    const sealing = await askFor(device, open.link, open.before, seals, sealer);
    if (sealing === 'stopped') return sealing;
    if ('seal' in sealing) await keep(db, open, sealing.seal, true, now());
    else {
      const outage = open.position <= needed ? seals.without(open.link, open.before, sealer) : null;
      if (outage === null) return sealing;
      await keep(db, open, outage, false, now());
      last = sealing;
    }
  }
};

/** Whether a receipt that closes outages stands, signed, after a place. */
const isClosed = async (db: Db, { chain, position }: Link): Promise<boolean> =>
  (await sql`SELECT FROM fiscal_links AS l JOIN fiscal_seals AS s USING (chain, position) WHERE l.chain = ${chain} AND l.position > ${position} AND l.invoice_id IS NULL AND s.signed LIMIT 1`.execute(db)).rows.length > 0;
const headOf = async (db: Db, chain: string): Promise<(Link & { readonly seal: string | null }) | undefined> =>
  (await sql<Link & { seal: string | null }>`SELECT l.chain, l.position, l.link, s.seal FROM fiscal_links AS l LEFT JOIN fiscal_seals AS s USING (chain, position) WHERE l.chain = ${chain} ORDER BY l.position DESC LIMIT 1`.execute(db)).rows[0];

/** Adds the signed receipt that says that the outage is over, unless one stands there. */
const close = async (device: Device, own: Link, timezone: string, seals: Seals, sealer: Sealer): Promise<Trouble> => {
  const { db, now } = device;
  for (let tries = 0; tries < most; tries += 1) {
    if (await isClosed(db, own)) return null;
    const head = await headOf(db, own.chain);
    if (!head) break;
    const trouble = await sealUpTo(device, own, head.position, own.position, seals, sealer);
    if (trouble !== null) return trouble;
    const seal = (await headOf(db, own.chain))?.seal ?? null;
    const position = head.position + 1;
    const moment = { now: wallTimeOf(now(), timezone), position, givenUp: false, unsigned: null };
    // Of a period that ended meanwhile its own receipt says that too; after a collective one the chain would count as gone on, and that receipt never be made.
    const link = seals.due(head.link, moment, sealer) ?? seals.collective(head.link, moment.now, position, sealer);
    const sealing = seal === null ? null : await askFor(device, link, seal, seals, sealer);
    if (sealing === 'stopped' || (sealing && 'error' in sealing)) return sealing;
    const added = sealing !== null && (await db.transaction().execute(async (trx) => {
      await sql`SELECT pg_advisory_xact_lock(hashtextextended(${own.chain}, 0))`.execute(trx);
      // A sale came between: what was signed hangs on nothing, and is thrown away.
      if ((await headOf(trx, own.chain))?.position !== head.position) return false;
      await sql`INSERT INTO fiscal_links (chain, position, link, created_at) VALUES (${own.chain}, ${position}, ${JSON.stringify(link)}::jsonb, ${now().toISOString()})`.execute(trx);
      await keep(trx, { chain: own.chain, position, link }, sealing.seal, true, now());
      return true;
    }));
    if (added) return null;
  }
  return { error: { code: 'timeout', field: null, text: null }, final: false };
};

/**
 * Has an invoice's link sealed, after all those before it, and stores its codes. One that the device does not answer for is issued all the same and waits for the
 * signed receipt after it. Never throws for what network and device do.
 */
export async function tellSealed(device: Device, task: Task, seals: Seals, sealer: Sealer): Promise<void> {
  const { db, now, demo } = device;
  const end = async (trouble: Trouble): Promise<void> => {
    if (trouble === 'stopped') await giveBack(db, task, now());
    else if (trouble?.final === true) await rejected(db, task, trouble.error, demo, now());
    else if (trouble) await failed(db, task, trouble.error, demo, now());
  };
  const own = await linkOf(db, task.id);
  if (!own) return await end({ error: { code: 'unreadable', field: null, text: null }, final: false });
  const trouble = await sealUpTo(device, own, own.position, own.position, seals, sealer);
  const { rows } = await sql<{ seal: string; signed: boolean }>`SELECT seal, signed FROM fiscal_seals WHERE chain = ${own.chain} AND position = ${own.position}`.execute(db);
  const [mine] = rows;
  if (!mine) return await end(trouble);
  const data = seals.data(mine.seal);
  await sql`UPDATE invoices SET fiscal_data = fiscal_data || ${JSON.stringify(data)}::jsonb, updated_at = ${now().toISOString()} WHERE id = ${task.id} AND NOT fiscal_data @> ${JSON.stringify(data)}::jsonb`.execute(db);
  if (!mine.signed) {
    const open = trouble ?? (await close(device, own, task.invoice.timezone, seals, sealer));
    if (open !== null) return await end(open);
  }
  await done(db, task, data, demo, now());
}
