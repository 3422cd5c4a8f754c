import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { inTransaction } from '#server/http/transactions.ts';
import type { FiscalData, FiscalError, FiscalLocale, Kept } from '#server/services/fiscal/country.ts';
import type { FiscalInvoice, FiscalState } from '#server/services/fiscal/types.ts';

type Db = Kysely<Database>;
/** Told to every process when a task was written. */
export const channel = 'fiscal_tasks';
/** Milliseconds an authority's answer may take, where nobody waits at a till. */
export const patience = 8_000;
/** Milliseconds after which a task that somebody has is taken by somebody else; more than a call takes. */
export const lease = 12_000;
/** How many invoices are told at once. */
const most = 4;
/** Seconds until an invoice is told again that could not be: 2, 6, 18, 54 … at most ten minutes. It is never given up. */
export const waitAfter = (attempts: number): number => Math.min(600, 2 * 3 ** Math.min(attempts - 1, 10));

/** A task that this process has until its lease ends. */
export interface Task {
  readonly id: number;
  readonly locale: FiscalLocale;
  readonly company: number;
  readonly key: string;
  readonly claim: string;
  readonly attempts: number;
  readonly late: boolean;
  readonly invoice: FiscalInvoice;
  readonly kept: Kept;
  /** The invoice's codes as they stand. */
  readonly data: FiscalData;
}
const columns = sql`t.invoice_id AS id, t.locale, t.company_id AS company, t.key, t.claim, t.attempts, t.late, t.invoice, t.kept, i.fiscal_data AS data`;
const until = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

/** Takes tasks that are due, each by one process alone. */
export async function claimDue(db: Db, now: Date): Promise<readonly Task[]> {
  const { rows } = await sql<Task>`WITH due AS MATERIALIZED (SELECT invoice_id FROM fiscal_tasks WHERE state = 'pending' AND due_at <= ${now.toISOString()} ORDER BY due_at, invoice_id LIMIT ${most} FOR UPDATE SKIP LOCKED)
    UPDATE fiscal_tasks AS t SET due_at = ${until(now, lease)}, attempts = t.attempts + 1, late = t.late OR t.attempts > 0, claim = gen_random_uuid()
    FROM due JOIN invoices AS i ON i.id = due.invoice_id WHERE t.invoice_id = due.invoice_id RETURNING ${columns}`.execute(db);
  return rows;
}
/** Takes the task of one invoice at once, unless somebody has it or there is nothing left to do. */
export async function claimOne(db: Db, invoice: number, now: Date, within: number): Promise<Task | null> {
  const { rows } = await sql<Task>`UPDATE fiscal_tasks AS t SET due_at = ${until(now, within + 2_000)}, attempts = t.attempts + 1, late = t.late OR t.attempts > 0, claim = gen_random_uuid()
    FROM invoices AS i WHERE i.id = t.invoice_id AND t.invoice_id = ${invoice} AND t.state = 'pending' AND (t.claim IS NULL OR t.due_at <= ${now.toISOString()}) RETURNING ${columns}`.execute(db);
  return rows[0] ?? null;
}

/** The authority has it: the invoice gets its codes, once. @returns whether the task was still this process's */
export async function done(db: Db, { id, claim }: Task, data: FiscalData, demo: boolean, now: Date): Promise<boolean> {
  return await inTransaction(db, async (trx) => {
    // The invoice before its task, as whoever asks for it to be told holds them.
    await sql`SELECT FROM invoices WHERE id = ${id} FOR UPDATE`.execute(trx);
    const { rows } = await sql`UPDATE fiscal_tasks SET state = 'done', claim = NULL, error = NULL, demo = ${demo}, settled_at = ${now.toISOString()} WHERE invoice_id = ${id} AND claim = ${claim} AND state = 'pending' RETURNING 1`.execute(trx);
    if (rows.length === 0) return false;
    await sql`UPDATE invoices SET fiscalized = true, fiscal_data = fiscal_data || ${JSON.stringify(data)}::jsonb, updated_at = ${now.toISOString()} WHERE id = ${id}`.execute(trx);
    return true;
  });
}
/** It was refused for its data, and is told no more until somebody asks for it. */
export async function rejected(db: Db, { id, claim }: Task, error: FiscalError, demo: boolean, now: Date): Promise<void> {
  await sql`UPDATE fiscal_tasks SET state = 'rejected', claim = NULL, error = ${JSON.stringify(error)}::jsonb, demo = ${demo}, settled_at = ${now.toISOString()} WHERE invoice_id = ${id} AND claim = ${claim}`.execute(db);
}
/** It could not be told: again later. Whoever waits for the next due task hears of it. @param demo what would have been told was a demo; null where that is not known */
export async function failed(db: Db, { id, claim, attempts }: Task, error: FiscalError, demo: boolean | null, now: Date): Promise<void> {
  await sql`WITH put AS (UPDATE fiscal_tasks SET claim = NULL, late = true, demo = coalesce(${demo}::boolean, demo), error = ${JSON.stringify(error)}::jsonb, due_at = ${until(now, waitAfter(attempts) * 1_000)} WHERE invoice_id = ${id} AND claim = ${claim} RETURNING 1)
    SELECT pg_notify(${channel}, '') FROM put`.execute(db);
}
/** Gives a task back that was not told, as if it had not been taken. */
export async function giveBack(db: Db, { id, claim }: Task, now: Date): Promise<void> {
  await sql`UPDATE fiscal_tasks SET claim = NULL, due_at = ${now.toISOString()}, attempts = attempts - 1 WHERE invoice_id = ${id} AND claim = ${claim}`.execute(db);
}

/** Takes up again what waits or was refused, with the seller's tax number as it is known now; what somebody is telling at this moment is left to them. */
export async function reopen(db: Db | Transaction<Database>, invoice: number, now: Date): Promise<void> {
  await sql`UPDATE fiscal_tasks AS t SET state = 'pending', claim = NULL, due_at = ${until(now, 5_000)},
    invoice = CASE WHEN t.state = 'rejected' THEN jsonb_set(t.invoice, '{operator,pidn}', coalesce(to_jsonb(coalesce(u.pidn, p.pidn)), 'null')) ELSE t.invoice END
    FROM invoices AS i JOIN users AS u ON u.id = i.by_user_id LEFT JOIN identities AS p ON p.user_id = u.id
    WHERE i.id = t.invoice_id AND t.invoice_id = ${invoice} AND t.state IN ('pending', 'rejected') AND (t.claim IS NULL OR t.due_at <= ${now.toISOString()})`.execute(db);
  await sql`SELECT pg_notify(${channel}, '')`.execute(db);
}

/** How an invoice stands, and whether somebody is telling it at this moment. */
export async function standing(db: Db, invoice: number): Promise<{ readonly state: FiscalState; readonly busy: boolean }> {
  const { rows } = await sql<{ state: FiscalState; busy: boolean }>`SELECT t.state, t.claim IS NOT NULL AS busy FROM fiscal_tasks AS t WHERE t.invoice_id = ${invoice}`.execute(db);
  return rows[0] ?? { state: 'none', busy: false };
}
/** When the next task is due; null when there is none. */
export async function nextDue(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ due: string | null }>`SELECT min(due_at) AS due FROM fiscal_tasks WHERE state = 'pending'`.execute(db);
  const due = rows[0]?.due;
  return due ? new Date(due) : null;
}
