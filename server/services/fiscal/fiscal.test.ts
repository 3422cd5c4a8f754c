import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { readConfig } from '#server/config.ts';
import { connect, type Database } from '#server/db/database.ts';
import { createApp } from '#server/http/app.ts';
import { createClock, type Clock } from '#server/http/clock.ts';
import { waitAfter } from '#server/services/fiscal/tasks.ts';
import { authenticate, modules } from '#server/services/index.ts';
import { writeInvoice } from '#tests/support/fiscal-invoice.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Server { readonly app: FastifyInstance; readonly clock: Clock; readonly db: Kysely<Database> }
interface Task { readonly state: string; readonly attempts: number; readonly late: boolean; readonly claim: string | null; readonly error: { code: string; field: string | null } | null; readonly due_at: string }
interface Invoice { readonly fiscalized: boolean; readonly fiscal_data: Readonly<Record<string, string | null>>; readonly fiscal: { readonly state: string; readonly late: boolean; readonly attempts: number; readonly demo: boolean; readonly deadline: string; readonly last_error: { readonly code: string | null; readonly field: string | null } } }

let base: TestServices;
let hrArena: number;
const servers: Server[] = [];
const children: ChildProcess[] = [];
const noon = new Date('2027-03-01T11:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const db = () => base.database.db;

beforeAll(async () => {
  base = await startServices();
  const { rows } = await sql<{ id: number }>`SELECT id FROM arenas WHERE name = 'Zagreb West'`.execute(db());
  hrArena = rows[0]?.id ?? 0;
});
beforeEach(() => sql`DELETE FROM fiscal_tasks`.execute(db()));
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const { app, db: own } of servers.splice(0)) {
    await app.close();
    await own.destroy();
  }
  await sql`DELETE FROM office_faults`.execute(db());
});
afterAll(() => base.stop());

/** A server on the same database, with a pool and a clock of its own. */
const serve = async (now = noon): Promise<Server> => {
  const clock = createClock();
  clock.set(now);
  const own = connect(base.database.connection);
  const app = await createApp({ config: readConfig([], {}), db: own, registry, modules, authenticate, say: (code) => code, version: '0.0.0', log: () => undefined, clock });
  await app.listen({ port: 0, host: '127.0.0.1' });
  servers.push({ app, clock, db: own });
  return { app, clock, db: own };
};
const sell = (more: Partial<Parameters<typeof writeInvoice>[1]> = {}) => writeInvoice(db(), { arena: hrArena, at: noon, ...more });
const fail = (fault: string, locale = 'hr') => sql`INSERT INTO office_faults (locale, fault) VALUES (${locale}, ${fault})`.execute(db());
const mend = () => sql`DELETE FROM office_faults`.execute(db());
const task = async (id: number) => (await sql<Task>`SELECT state, attempts, late, claim, error, due_at FROM fiscal_tasks WHERE invoice_id = ${id}`.execute(db())).rows[0];
const settled = (id: number, state: string) => vi.waitFor(async () => expect(await task(id)).toMatchObject({ state, claim: null }), { timeout: 20_000 });
const invoice = async (id: number) => (await base.call<Invoice>(await base.as('admin'), 'GET', `/shop/invoices/${id}`)).body;
const records = async () => (await sql<{ identity: string; kept: { jir?: string } }>`SELECT identity, kept FROM office_records`.execute(db())).rows;
const fiscalize = async (app: FastifyInstance, id: number, username = 'employee', by?: object) => {
  // Signed in by the clock of the server that is asked.
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/login', payload: { username, password: 'arena-demo' } });
  const token = (signedIn.json() as { readonly access_token: string }).access_token;
  const { rows } = await sql<{ id: number }>`SELECT id FROM users WHERE username = ${username}`.execute(db());
  const answer = await app.inject({ method: 'POST', url: `/api/shop/invoices/${id}/fiscalize`, headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, payload: JSON.stringify({ by_user: by ?? { id: rows[0]?.id, username } }) });
  return { status: answer.statusCode, body: answer.json() as Invoice & { readonly code?: string } };
};

describe('an authority that answers', () => {
  it('INV-17 INV-24 gives the invoice its JIR by the worker, and says that it is a demo; the local code stays', async () => {
    const { id, data } = await sell();
    expect(data).toMatchObject({ zki: expect.stringMatching(/^[0-9a-f]{32}$/), qr: expect.stringContaining(`zki=${String(data.zki)}`) });
    expect(await invoice(id)).toMatchObject({ fiscalized: false, fiscal: { state: 'pending', late: false, attempts: 0, demo: true, deadline: '2027-03-03T22:59:59.000Z' } });
    // Told of when its time has come; until then nobody is there to tell.
    await serve(after(6));
    await settled(id, 'done');
    const found = await invoice(id);
    expect(found).toMatchObject({ fiscalized: true, fiscal_data: { zki: data.zki, jir: expect.stringMatching(uuid) }, fiscal: { state: 'done', attempts: 1, late: false, demo: true, last_error: { code: null } } });
    expect(found.fiscal_data.qr).toBe(`https://porezna.gov.hr/rn?jir=${found.fiscal_data.jir}&datv=20270301_1200&izn=1250`);
  });
  it('takes a reversal with its own code, taxes of several rates, what bears no tax, and a company', async () => {
    const { clock } = await serve();
    const { id } = await sell({ gross: 5000, taxes: [{ name: 'PDV 25 %', rate: 25 }, { name: 'PNP 3 %', rate: 3 }], company: { name: 'Kupac & sin <d.o.o.>', address: 'Ilica 1', pidn: '12345678903' } });
    const back = await sell({ gross: -5000, taxes: [{ name: 'PDV 25 %', rate: 25 }, { name: 'PNP 3 %', rate: 3 }], restores: id });
    const free = await sell({ gross: 700, taxes: [], method: 'bank', operator: '12345678903' });
    clock.set(after(6));
    for (const one of [id, back.id, free.id]) await settled(one, 'done');
    const [sale, reversal] = [await invoice(id), await invoice(back.id)];
    expect(reversal.fiscal_data.zki).not.toBe(sale.fiscal_data.zki);
    expect(reversal.fiscal_data.qr).toContain('izn=-5000');
  });
  it('two servers on one database tell of each invoice once between them', async () => {
    const both = [await serve(), await serve()];
    const before = (await records()).length;
    const ids: number[] = [];
    for (let i = 0; i < 20; i += 1) ids.push((await sell({ gross: 100 + i })).id);
    for (const { clock } of both) clock.set(after(6));
    for (const id of ids) await settled(id, 'done');
    for (const id of ids) expect(await task(id)).toMatchObject({ attempts: 1, late: false });
    expect((await records()).length - before).toBe(20);
  });
  it('a sale that is undone leaves neither task nor code', async () => {
    const tasks = async () => (await sql`SELECT FROM fiscal_tasks`.execute(db())).rows.length;
    const before = await tasks();
    await expect(sell({ ends: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
    expect(await tasks()).toBe(before);
  });
});

describe('an authority that fails', () => {
  it('OP-039 one that takes the invoice and never answers is asked again after growing waits, with the same code, and has it once', async () => {
    expect([1, 2, 3, 4, 9].map(waitAfter)).toEqual([2, 6, 18, 54, 600]);
    await fail('timeout');
    const { app } = await serve();
    const { id, data } = await sell();
    const before = (await records()).length;
    const { status, body } = await fiscalize(app, id);
    expect([status, body.fiscalized, body.fiscal]).toMatchObject([200, false, { state: 'pending', attempts: 1, late: true, last_error: { code: 'timeout', field: null } }]);
    expect((await records()).length - before).toBe(1);
    await mend();
    const again = await fiscalize(app, id);
    expect(again.body).toMatchObject({ fiscalized: true, fiscal_data: { zki: data.zki }, fiscal: { state: 'done', attempts: 2, late: true } });
    expect((await records()).length - before).toBe(1);
    expect((await records()).map(({ kept }) => kept.jir)).toContain(again.body.fiscal_data.jir);
    expect((await fiscalize(app, id)).body).toEqual((await invoice(id)));
    expect(await task(id)).toMatchObject({ attempts: 2 });
  }, 30_000);
  it('one that is down loses nothing: it waits, is told late, and knows it in the end', async () => {
    await fail('down');
    const { clock } = await serve();
    const { id, data } = await sell();
    clock.set(after(6));
    await vi.waitFor(async () => expect(await task(id)).toMatchObject({ attempts: 1, claim: null, error: { code: 'unreachable' } }));
    expect(await invoice(id)).toMatchObject({ fiscalized: false, fiscal_data: { zki: data.zki, jir: null }, fiscal: { state: 'pending', late: true } });
    clock.set(after(9));
    await vi.waitFor(async () => expect(await task(id)).toMatchObject({ attempts: 2, claim: null }));
    expect(Date.parse((await task(id))?.due_at ?? '')).toBeGreaterThanOrEqual(after(15).getTime());
    await mend();
    clock.set(after(60));
    await settled(id, 'done');
    expect(await invoice(id)).toMatchObject({ fiscalized: true, fiscal_data: { zki: data.zki, jir: expect.stringMatching(uuid) }, fiscal: { late: true, attempts: 3 } });
  });
  it('a refusal of data stops at once and names the field; the authority\'s own trouble does not stop it', async () => {
    await fail('reject:s005');
    const { app, clock } = await serve();
    const { id, data } = await sell();
    clock.set(after(6));
    await settled(id, 'rejected');
    expect(await invoice(id)).toMatchObject({ fiscalized: false, fiscal: { state: 'rejected', attempts: 1, demo: true, last_error: { code: 's005', field: 'company.pidn', text: expect.stringContaining('OIB') } } });
    clock.set(after(7200));
    await mend();
    await fail('reject:s006');
    const other = await sell({ at: after(7200) });
    clock.set(after(7206));
    await vi.waitFor(async () => expect(await task(other.id)).toMatchObject({ state: 'pending', attempts: 1, claim: null, error: { code: 's006' } }));
    expect(await task(id)).toMatchObject({ attempts: 1 });
    await mend();
    expect((await fiscalize(app, id)).body).toMatchObject({ fiscalized: true, fiscal_data: { zki: data.zki }, fiscal: { state: 'done', late: true } });
  });
  it('an operator whose tax number is wrong is named, and told again with the right one', async () => {
    const { app, clock } = await serve();
    const { id, data } = await sell({ operator: '12345678901' });
    clock.set(after(6));
    await settled(id, 'rejected');
    expect((await invoice(id)).fiscal.last_error).toMatchObject({ code: 'lacking', field: 'by_user.pidn' });
    await sql`UPDATE users SET pidn = '12345678903' WHERE username = 'employee'`.execute(db());
    expect((await fiscalize(app, id)).body).toMatchObject({ fiscalized: true, fiscal_data: { zki: data.zki } });
  });
  it('a server that is stopped while it waits gives the invoice back; the next one tells it', async () => {
    await fail('timeout');
    const first = await serve();
    const { id } = await sell();
    first.clock.set(after(6));
    await vi.waitFor(async () => expect(await task(id)).toMatchObject({ attempts: 1, claim: expect.any(String) }));
    await first.app.close();
    expect(await task(id)).toMatchObject({ state: 'pending', attempts: 0, claim: null });
    await mend();
    await serve(after(7));
    await settled(id, 'done');
  });
  it('a server that is killed while it tells leaves the invoice to the next, which tells it again with the same code; the authority has it once', async () => {
    await fail('timeout');
    const { host, port, user, database } = base.database.connection;
    const now = new Date();
    const { id, data } = await sell({ at: now });
    await sql`UPDATE fiscal_tasks SET due_at = ${now.toISOString()} WHERE invoice_id = ${id}`.execute(db());
    const before = (await records()).length;
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts', '--port', '0'], {
      env: { ...process.env, DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(String(host))}` }, stdio: 'ignore',
    });
    children.push(child);
    await vi.waitFor(async () => expect((await records()).length - before).toBe(1), { timeout: 60_000 });
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    expect(await task(id)).toMatchObject({ state: 'pending', attempts: 1, claim: expect.any(String) });
    await mend();
    const { clock } = await serve(now);
    clock.set(new Date(now.getTime() + 60_000));
    await settled(id, 'done');
    expect((await records()).length - before).toBe(1);
    expect(await invoice(id)).toMatchObject({ fiscalized: true, fiscal_data: { zki: data.zki }, fiscal: { late: true, attempts: 2 } });
  }, 90_000);
});

describe('API-107 fiscalize', () => {
  it('INV-09 INV-27 tells now, in the caller\'s own arenas and under their own name', async () => {
    const { app } = await serve();
    const { id } = await sell();
    expect((await fiscalize(app, id, 'player')).status).toBe(403);
    expect((await fiscalize(app, id, 'employee', { id: 1 })).status).toBe(422);
    expect((await fiscalize(app, id, 'employee', {})).status).toBe(422);
    expect((await fiscalize(app, 999_999_999)).status).toBe(404);
    const { rows: [foreign] } = await sql<{ id: number }>`SELECT a.id FROM arenas AS a WHERE NOT EXISTS (SELECT FROM arena_employees AS e JOIN users AS u ON u.id = e.user_id WHERE e.arena_id = a.id AND u.username = 'employee') AND a.locale = 'hr' LIMIT 1`.execute(db());
    const other = await sell({ arena: foreign?.id ?? 0 });
    expect((await fiscalize(app, other.id)).status).toBe(403);
    const { status, body } = await fiscalize(app, id);
    expect([status, body.fiscalized]).toEqual([200, true]);
    expect(body.fiscal_data.jir).toMatch(uuid);
  });
  it('gives codes to one whose sale told nobody; OP-040 and says so where nobody wants to know', async () => {
    const { app } = await serve();
    const untold = await sell({ untold: true });
    expect(await invoice(untold.id)).toMatchObject({ fiscalized: false, fiscal: { state: 'none' } });
    expect((await fiscalize(app, untold.id)).body).toMatchObject({ fiscalized: true, fiscal_data: { zki: expect.any(String), jir: expect.any(String) } });
    await sql`UPDATE payment_methods SET fiscalize = false WHERE arena_id = ${hrArena} AND payment_method = 'bank'`.execute(db());
    const bank = await sell({ method: 'bank', untold: true });
    expect(await fiscalize(app, bank.id)).toMatchObject({ status: 409 });
  });
  it('tells nobody of a sale without what took it back, nor of that without the sale; where one of them is known the other may be told', async () => {
    const { app } = await serve();
    const sale = await sell({ untold: true });
    const back = await sell({ gross: -1250, restores: sale.id, untold: true });
    for (const { id } of [sale, back]) {
      expect(await fiscalize(app, id)).toMatchObject({ status: 409, body: { code: 'undoneUntold' } });
      expect(await task(id)).toBeUndefined();
    }
    const known = await sell();
    const untold = await sell({ gross: -1250, restores: known.id, untold: true });
    for (const { id } of [known, untold]) expect((await fiscalize(app, id)).body).toMatchObject({ fiscalized: true });
  });
  it('two that press at once tell it once', async () => {
    const { app } = await serve();
    const { id } = await sell();
    const answers = await Promise.all([fiscalize(app, id), fiscalize(app, id), fiscalize(app, id)]);
    expect(answers.map(({ body }) => body.fiscalized)).toEqual([true, true, true]);
    expect(await task(id)).toMatchObject({ attempts: 1 });
  });
  it('OP-039 two that press at once for one whose sale told nobody are shown the same codes', async () => {
    const { app } = await serve();
    for (let round = 0; round < 3; round += 1) {
      const { id } = await sell({ untold: true });
      const answers = await Promise.all([fiscalize(app, id), fiscalize(app, id), fiscalize(app, id)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body.fiscal_data))).size).toBe(1);
    }
  });
});
