import { createPublicKey, randomBytes, type JsonWebKey } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSecrets } from '#server/secrets.ts';
import { readConfig } from '#server/config.ts';
import { seed } from '#server/demo/index.ts';
import { closePeriods } from '#server/services/fiscal/closing.ts';
import { isOutage, readJws, readPayload, readQr } from '#server/services/fiscal/at/code.ts';
import { signerOf as identityOf } from '#server/services/fiscal/at/signing-service.ts';
import { faultsIn as receiptFaults } from '#server/services/fiscal/at/verify.ts';
import { signerOf } from '#server/services/fiscal/company.ts';
import { readAddress } from '#server/services/fiscal/es/address.ts';
import { faultsIn as recordFaults, huellaOf, type Sealed } from '#server/services/fiscal/es/record.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';
import { newKey, tillOf, tokenOf } from '#tests/support/till.ts';

interface Invoice {
  readonly id: number;
  readonly label: string;
  readonly fiscalized: boolean;
  readonly fiscal_data: Readonly<Record<string, string | null>>;
  readonly fiscal: { readonly state: string; readonly last_error: { readonly code: string | null; readonly field: string | null } | null };
}
const key = randomBytes(32);
let services: TestServices;
let url = '';
beforeAll(async () => {
  services = await startServices('small', seed, { SECRETS_KEY: key.toString('base64') });
  url = await services.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => sql`DELETE FROM office_faults`.execute(services.database.db));
afterAll(() => services.stop());

const fault = async (locale: string, how: string): Promise<void> => {
  expect((await services.call(await tokenOf(services, 'admin'), 'PUT', '/fiscal-simulator/faults', { locale, fault: how })).status).toBe(200);
};
const rows = async <T>(query: string): Promise<readonly T[]> => (await sql.raw<T>(query).execute(services.database.db)).rows;
/** A till of an arena: sells a drink that it has, takes back, asks for what was not told. */
const shop = (who: string, arena: number) => {
  const till = tillOf(services, who, arena);
  const invoiceOf = ({ status, body }: { readonly status: number; readonly body: unknown }): Invoice => {
    expect([200, 201], JSON.stringify(body)).toContain(status);
    return body as Invoice;
  };
  const me = async () => (await till.body([])).by_user;
  const drink = async () => await till.variant(await till.one<string>(`SELECT v.sku FROM variants AS v JOIN variant_stocks AS s ON s.variant_id = v.id JOIN items AS i ON i.id = v.item_id JOIN categories AS c ON c.id = i.category_id
    WHERE s.arena_id = ${arena} AND s.price > 0 AND s.stock > 5 AND c.name = 'Drinks' AND i.active AND v.active AND i.valid_from IS NULL AND i.valid_to IS NULL ORDER BY v.id LIMIT 1`));
  return {
    sell: async (more: object = {}, quantity = 1): Promise<Invoice> => {
      const sold = await drink();
      return invoiceOf(await till.sell([{ id: sold.id, quantity, price: sold.price }], more));
    },
    restore: async ({ id }: Invoice): Promise<Invoice> => invoiceOf(await till.restore(id)),
    fiscalize: async ({ id }: Invoice): Promise<Invoice> => invoiceOf(await till.post(`/shop/invoices/${id}/fiscalize`, { by_user: await me() }, newKey())),
    read: async ({ id }: Invoice): Promise<Invoice> => (await services.call<Invoice>(await services.as('admin'), 'GET', `/shop/invoices/${id}`)).body,
    fill: async () => {
      const sold = await drink();
      await till.stock(sold.id, sold.warehouse, 500);
    },
  };
};
const company = { name: 'Estudio Píxel S.L.', address: 'Calle Mayor 1, Madrid', pidn: 'B12345674' };

describe('Austria', () => {
  const wien = () => shop('employee.4.2', 4);
  const chain = async (register: number) => (await rows<{ seal: string }>(`SELECT seal FROM fiscal_seals WHERE chain = 'at/4/${register}' ORDER BY position`)).map(({ seal }) => seal);
  const trustOf = async (register: number) => {
    const context = { db: services.database.db, now: services.clock.now, secrets: createSecrets({ secretsKey: key, dataDir: '' }) };
    const signer = await signerOf(context, (await rows<{ id: number }>('SELECT company_id AS id FROM arenas WHERE id = 4'))[0]?.id ?? 0);
    const known = new Map((await rows<{ identity: string; kept: { key: JsonWebKey } }>("SELECT identity, kept FROM office_records WHERE locale = 'at' AND identity LIKE 'signer/%'")).map(({ identity, kept }) => [identity, createPublicKey({ key: { ...kept.key, d: undefined }, format: 'jwk' })]));
    return { register: `PP4-${register}`, key: signer?.keys.aes ?? Buffer.alloc(0), publicKey: (serial: string) => known.get(identityOf(serial)) ?? null };
  };
  const receiptOf = ({ fiscal_data: { qr } }: Invoice) => {
    const signed = readQr(qr ?? '');
    return { signed, receipt: signed && readPayload(signed.payload) };
  };

  it('INV-19 a register’s first sale makes its start receipt, signed by itself; a reversal is named as such', async () => {
    const sold = await wien().sell();
    expect(sold).toMatchObject({ fiscalized: true, fiscal: { state: 'done' } });
    const { signed, receipt } = receiptOf(sold);
    expect(signed?.signature).toHaveLength(64);
    expect(receipt).toMatchObject({ suite: 'R1-AT100', register: 'PP4-1', number: sold.label, serial: '6f2a91c4' });
    const back = await wien().restore(sold);
    expect(receiptOf(back).receipt).toMatchObject({ counter: 'U1RP', buckets: { normal: -(receipt?.buckets.normal ?? 0) } });
    const all = await chain(1);
    expect(all).toHaveLength(3);
    expect(readPayload(readJws(all[0] ?? '')?.payload ?? '')).toMatchObject({ number: 'START', buckets: { normal: 0 } });
    expect(receiptFaults(all, await trustOf(1))).toEqual([]);
    expect((await wien().fiscalize(sold)).fiscal_data).toEqual(sold.fiscal_data);
    expect(await chain(1)).toHaveLength(3);
  });

  it('many tills at once make one chain, and whoever edits a receipt is found', async () => {
    await wien().fill();
    const sold = await Promise.all(Array.from({ length: 24 }, (_, i) => wien().sell({ cash_register_label: 2 }, 1 + (i % 3))));
    await vi.waitFor(async () => expect((await Promise.all(sold.map(wien().read))).every(({ fiscalized }) => fiscalized)).toBe(true), { timeout: 15_000 });
    const all = await chain(2);
    const trust = await trustOf(2);
    expect(all).toHaveLength(25);
    expect(receiptFaults(all, trust)).toEqual([]);
    const numbers = all.map((jws) => readPayload(readJws(jws)?.payload ?? '')?.number);
    expect(numbers).toEqual(['START', ...sold.map(({ label }) => label).toSorted((a, b) => Number(a.split('-').at(-1)) - Number(b.split('-').at(-1)))]);
    const broken = all.with(7, all[7]?.replace(/\.[A-Za-z0-9_-]{6}/, '.X1IxLUF') ?? '');
    expect(receiptFaults(broken, trust).some(({ at }) => at === 8)).toBe(true);
    expect(receiptFaults(all.toSpliced(9, 1), trust)).toContainEqual({ at: 9, fault: 'chain' });
    for (const statement of ["UPDATE fiscal_seals SET seal = 'x'", 'DELETE FROM fiscal_links']) await expect(rows(statement)).rejects.toThrow();
  });

  it('with the device down a receipt says so and waits; a signed collective receipt closes the outage for all', async () => {
    await wien().sell({ cash_register_label: 3 });
    await fault('at', 'down');
    const dark = [await wien().sell({ cash_register_label: 3 }), await wien().sell({ cash_register_label: 3 }, 2)];
    for (const sold of dark) {
      expect(sold).toMatchObject({ fiscalized: false, fiscal: { state: 'pending', last_error: { code: 'unreachable' } } });
      expect(sold.fiscal_data.qr).toMatch(/_U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==$/);
    }
    expect(await wien().fiscalize(dark[0] as Invoice)).toMatchObject({ fiscalized: false, fiscal_data: dark[0]?.fiscal_data });
    expect(await chain(3)).toHaveLength(4);
    await fault('at', 'ok');
    const lit = await wien().sell({ cash_register_label: 3 });
    expect(lit.fiscalized).toBe(true);
    const later = await Promise.all(dark.map(async (sold) => await wien().fiscalize(sold)));
    await vi.waitFor(async () => expect((await Promise.all(dark.map(wien().read))).map(({ fiscalized, fiscal_data }) => [fiscalized, fiscal_data])).toEqual(dark.map(({ fiscal_data }) => [true, fiscal_data])), { timeout: 15_000 });
    expect(later).toHaveLength(2);
    const all = await chain(3);
    expect(receiptFaults(all, await trustOf(3))).toEqual([]);
    const last = readJws(all.at(-1) ?? '');
    expect(last && isOutage(last)).toBe(false);
    expect(readPayload(last?.payload ?? '')).toMatchObject({ number: `SAMMEL-${all.length}`, buckets: { normal: 0 } });
  });

  it('a token that the device does not know is named, and the receipt is issued all the same', async () => {
    await fault('at', 'reject:401');
    const sold = await shop('employee.5.1', 5).sell();
    expect(sold).toMatchObject({ fiscalized: false, fiscal: { state: 'rejected', last_error: { code: '401', field: 'company.tokenKey' } } });
    await fault('at', 'ok');
    expect(await shop('employee.5.1', 5).fiscalize(sold)).toMatchObject({ fiscalized: true });
  });
});

describe('Spain', () => {
  const madrid = () => shop('employee.7.2', 7);
  const chain = async (arena: number) => (await rows<{ link: Sealed }>(`SELECT link FROM fiscal_links WHERE chain = (SELECT 'es/' || company_id FROM arenas WHERE id = ${arena}) ORDER BY position`)).map(({ link }) => link);

  it('INV-28 each record ties to the one before it, and its address is printed', async () => {
    const first = await madrid().sell();
    const second = await madrid().sell({ user: { company } });
    const back = await madrid().restore(second);
    const simple = await madrid().restore(first);
    const records = await chain(7);
    expect(records.map((record) => (record.kind === 'alta' ? record.tipo : ''))).toEqual(['F2', 'F1', 'R1', 'R5']);
    expect(records.map(({ huella }) => huella)).toEqual([first, second, back, simple].map(({ fiscal_data }) => fiscal_data.huella));
    expect(records[0]?.prev).toBe('');
    expect(recordFaults(records)).toEqual([]);
    for (const [i, sold] of [first, second, back, simple].entries()) {
      expect(sold).toMatchObject({ fiscalized: true, fiscal_data: { csv: expect.stringMatching(/^A-[0-9A-F]{14}$/) } });
      expect(sold.fiscal_data.warning ?? null).toBeNull();
      expect(readAddress(sold.fiscal_data.qr ?? '')).toMatchObject({ nif: 'B84712303', numSerie: sold.label, fecha: records[i]?.fecha, trial: true, sent: true });
    }
  });

  it('many tills of a company make one chain, and whoever edits a record is found', async () => {
    const before = (await chain(7)).length;
    await madrid().fill();
    const sold = await Promise.all(Array.from({ length: 24 }, (_, i) => madrid().sell({ cash_register_label: 1 + (i % 3) })));
    await vi.waitFor(async () => expect((await Promise.all(sold.map(madrid().read))).every(({ fiscalized }) => fiscalized)).toBe(true), { timeout: 15_000 });
    const records = await chain(7);
    expect(records).toHaveLength(before + 24);
    expect(recordFaults(records)).toEqual([]);
    const edited = { ...(records[5] as Sealed), numSerie: 'other' };
    expect(recordFaults(records.with(5, edited))).toEqual([5]);
    expect(recordFaults(records.with(5, { ...edited, huella: huellaOf(edited) }))).toEqual([6]);
    expect(recordFaults(records.toSpliced(5, 1))).toEqual([5]);
    expect(await rows("SELECT count(*)::int AS n FROM office_records WHERE locale = 'es' AND kept->>'warning' IS NOT NULL")).toEqual([{ n: 0 }]);
  });

  it('records of the hour that comes twice say which one, and stand in order', async () => {
    for (const instant of ['2027-10-31T00:50:00Z', '2027-10-31T01:10:00Z', '2027-10-31T02:05:00Z']) {
      services.clock.set(new Date(instant));
      await madrid().sell();
    }
    services.clock.set(null);
    expect((await chain(7)).slice(-3).map(({ ts }) => ts)).toEqual(['2027-10-31T02:50:00+02:00', '2027-10-31T02:10:00+01:00', '2027-10-31T03:05:00+01:00']);
  });

  it('what could not be sent keeps its fingerprint and is sent later; refused data is named', async () => {
    await fault('es', 'down');
    const sold = await madrid().sell();
    expect(sold).toMatchObject({ fiscalized: false, fiscal: { state: 'pending' } });
    await fault('es', 'ok');
    const next = await madrid().sell();
    expect(next.fiscalized).toBe(true);
    expect(await madrid().fiscalize(sold)).toMatchObject({ fiscalized: true, fiscal_data: { huella: sold.fiscal_data.huella, qr: sold.fiscal_data.qr } });
    expect(recordFaults(await chain(7))).toEqual([]);
    await fault('es', 'reject:1109');
    expect(await madrid().sell()).toMatchObject({ fiscalized: false, fiscal: { state: 'rejected', last_error: { code: '1109', field: 'company.pidn' } } });
  });

  it('a company that does not say so prints no code, and keeps the record all the same', async () => {
    await rows('UPDATE companies SET "fiscal_data_veriFactu" = false WHERE id = (SELECT company_id FROM arenas WHERE id = 8)');
    const sold = await shop('employee.8.1', 8).sell();
    expect(sold).toMatchObject({ fiscalized: true, fiscal_data: { qr: null, huella: expect.stringMatching(/^[0-9A-F]{64}$/) } });
    expect(readAddress(sold.fiscal_data.qr_kept ?? '')).toMatchObject({ sent: false, numSerie: sold.label });
    expect((await chain(8)).map(({ prev }) => prev)).toEqual(['']);
  });
});

describe('Bosnia and Herzegovina', () => {
  const sarajevo = () => shop('employee.6.1', 6);

  it('INV-20 the device’s number is on the invoice, and a reclaimed one names the original', async () => {
    const [first, second] = [await sarajevo().sell(), await sarajevo().sell()];
    expect([first, second].map(({ fiscalized, fiscal_data: { bf } }) => [fiscalized, bf])).toEqual([[true, '1'], [true, '2']]);
    expect(await sarajevo().restore(second)).toMatchObject({ fiscalized: true, fiscal_data: { bf: '1', original_bf: '2' } });
    expect((await sarajevo().fiscalize(first)).fiscal_data.bf).toBe('1');
    expect((await sarajevo().sell()).fiscal_data.bf).toBe('3');
  });

  it('a reclaimed one that waits for its own number names the original’s all the same', async () => {
    const sold = await sarajevo().sell();
    await fault('ba', 'down');
    expect(await sarajevo().restore(sold)).toMatchObject({ fiscalized: false, fiscal_data: { bf: null, original_bf: sold.fiscal_data.bf }, fiscal: { state: 'pending' } });
    await fault('ba', 'ok');
  });

  it('OP-039 without paper there is no number until somebody has seen to it; a lost answer costs no second one', async () => {
    await fault('ba', 'reject:paper-out');
    const sold = await sarajevo().sell({ cash_register_label: 2 });
    expect(sold).toMatchObject({ fiscalized: false, fiscal_data: { bf: null }, fiscal: { state: 'pending', last_error: { code: 'paper-out' } } });
    await fault('ba', 'ok');
    expect(await sarajevo().fiscalize(sold)).toMatchObject({ fiscalized: true, fiscal_data: { bf: '1' } });
    await fault('ba', 'timeout');
    const lost = await sarajevo().sell({ cash_register_label: 2 });
    expect(lost).toMatchObject({ fiscalized: false, fiscal: { state: 'pending', last_error: { code: 'timeout' } } });
    await fault('ba', 'ok');
    expect(await sarajevo().fiscalize(lost)).toMatchObject({ fiscalized: true, fiscal_data: { bf: '2' } });
    expect((await sarajevo().sell({ cash_register_label: 2 })).fiscal_data.bf).toBe('3');
  });

  it('many tills at one device get numbers without a gap', async () => {
    await sarajevo().fill();
    const sold = await Promise.all(Array.from({ length: 16 }, () => sarajevo().sell({ cash_register_label: 3 })));
    await vi.waitFor(async () => expect((await Promise.all(sold.map(sarajevo().read))).map(({ fiscal_data: { bf } }) => Number(bf)).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1)), { timeout: 15_000 });
  });
});

describe('Austrian receipts that nobody sells', () => {
  const register = 9;
  const opened = async (label: number) => {
    await rows(`INSERT INTO cash_registers (arena_id, label, active, created_at, updated_at) VALUES (4, ${label}, true, now(), now())`);
    await wien().fill();
  };
  const at = (instant: string) => services.clock.set(new Date(instant));
  const wien = () => shop('employee.4.2', 4);
  interface Link { readonly kind: string; readonly number: string; readonly signed: boolean | null; readonly seal: string | null }
  const links = async (label = register) => await rows<Link>(`SELECT l.link->>'kind' AS kind, l.link->'receipt'->>'number' AS number, s.signed, s.seal FROM fiscal_links AS l LEFT JOIN fiscal_seals AS s USING (chain, position) WHERE l.chain = 'at/4/${label}' ORDER BY l.position`);
  const own = async (label = register) => (await links(label)).filter(({ kind }) => !['normal', 'reversal'].includes(kind)).map(({ kind, number, signed }) => [kind, number, signed]);
  /** Two processes beside the server's own worker, and one that comes later. */
  const look = async () => {
    const lines = { db: services.database.db, now: services.clock.now, config: readConfig([], {}), secrets: createSecrets({ secretsKey: key, dataDir: '' }), ownUrl: () => url };
    await Promise.all([closePeriods(lines), closePeriods(lines)]);
    await closePeriods(lines);
  };
  afterAll(() => services.clock.set(null));

  it('an outage that is over after its month is closed by the receipt that the month or the year ends with', async () => {
    await opened(8);
    at('2026-11-30T22:40:00Z');
    await wien().sell({ cash_register_label: 8 });
    for (const [darkAt, litAt] of [['2026-11-30T22:50:00Z', '2026-12-01T07:00:00Z'], ['2026-12-31T22:50:00Z', '2027-01-01T07:00:00Z']] as const) {
      at(darkAt);
      await fault('at', 'down');
      const dark = await wien().sell({ cash_register_label: 8 });
      expect(dark.fiscalized).toBe(false);
      await fault('at', 'ok');
      // The server starts in the morning: what is due is told before anything else.
      at(litAt);
      await vi.waitFor(async () => expect((await rows<{ fiscalized: boolean }>(`SELECT fiscalized FROM invoices WHERE id = ${dark.id}`))[0]?.fiscalized).toBe(true), { timeout: 15_000 });
      await look();
    }
    expect(await own(8)).toEqual([['start', 'START', true], ['monthly', 'MONAT-2026-11', true], ['yearly', 'JAHR-2026', true]]);
  }, 60_000);

  it('INV-19 a month ends with one signed receipt by the clock of Vienna, a year with one that must be signed, a register that is given up with its last', async () => {
    await opened(register);
    const sell = () => wien().sell({ cash_register_label: register });
    at('2027-03-31T21:30:00Z');
    await sell();
    await look();
    expect(await own()).toEqual([['start', 'START', true]]);
    // Midnight in Vienna: once, however many processes look.
    at('2027-03-31T22:00:05Z');
    await look();
    const april = [['start', 'START', true], ['monthly', 'MONAT-2027-03', true]];
    expect(await own()).toEqual(april);
    // The first sale of a month that nobody was there to end ends it, in its place before the sale.
    await rows('UPDATE cash_registers SET label = 99 WHERE arena_id = 4 AND label = 9');
    at('2027-05-02T09:00:00Z');
    await rows('UPDATE cash_registers SET label = 9 WHERE arena_id = 4 AND label = 99');
    await sell();
    expect((await links()).slice(-2).map(({ kind, number }) => [kind, kind === 'normal' ? '' : number])).toEqual([['monthly', 'MONAT-2027-04'], ['normal', '']]);
    // The device is down when the year ends: the sale goes on, and the year's receipt is made once more when the device is back.
    at('2027-12-30T10:00:00Z');
    await look();
    await fault('at', 'down');
    at('2028-01-01T00:30:00Z');
    const dark = await sell();
    expect(dark).toMatchObject({ fiscalized: false, fiscal: { state: 'pending' } });
    await look();
    expect((await own()).filter(([kind]) => kind === 'yearly')).toEqual([['yearly', 'JAHR-2027', false]]);
    await fault('at', 'ok');
    await vi.waitFor(async () => expect((await wien().fiscalize(dark)).fiscalized).toBe(true), { timeout: 15_000 });
    await look();
    expect((await own()).filter(([kind]) => kind === 'yearly')).toEqual([['yearly', 'JAHR-2027', false], ['yearly', expect.stringMatching(/^JAHR-2027-\d+$/), true]]);
    await rows(`UPDATE cash_registers SET active = false, updated_at = '2028-01-02T10:00:00Z' WHERE arena_id = 4 AND label = ${register}`);
    at('2028-01-03T09:00:00Z');
    await look();
    expect((await own()).at(-1)?.[0]).not.toBe('final');
    at('2028-01-03T10:00:01Z');
    await look();
    expect((await own()).at(-1)).toEqual(['final', expect.stringMatching(/^SCHLUSS-\d+$/), true]);
    at('2028-03-05T10:00:00Z');
    await look();
    expect((await own()).at(-1)?.[0]).toBe('final');
    const context = { db: services.database.db, now: services.clock.now, secrets: createSecrets({ secretsKey: key, dataDir: '' }) };
    const signer = await signerOf(context, (await rows<{ id: number }>('SELECT company_id AS id FROM arenas WHERE id = 4'))[0]?.id ?? 0);
    const known = new Map((await rows<{ identity: string; kept: { key: JsonWebKey } }>("SELECT identity, kept FROM office_records WHERE locale = 'at' AND identity LIKE 'signer/%'")).map(({ identity, kept }) => [identity, createPublicKey({ key: { ...kept.key, d: undefined }, format: 'jwk' })]));
    const seals = (await links()).map(({ seal }) => seal ?? '');
    expect(receiptFaults(seals, { register: `PP4-${register}`, key: signer?.keys.aes ?? Buffer.alloc(0), publicKey: (serial) => known.get(identityOf(serial)) ?? null })).toEqual([]);
    // Opened again it is another register, from nothing on.
    await rows(`UPDATE cash_registers SET active = true WHERE arena_id = 4 AND label = ${register}`);
    const again = await sell();
    expect(readPayload(readQr(again.fiscal_data.qr ?? '')?.payload ?? '')).toMatchObject({ register: `PP4-${register}-R2` });
    const second = (await links()).map(({ seal }) => seal ?? '').slice(seals.length);
    expect(receiptFaults(second, { register: `PP4-${register}-R2`, key: signer?.keys.aes ?? Buffer.alloc(0), publicKey: (serial) => known.get(identityOf(serial)) ?? null })).toEqual([]);
  }, 60_000);
});
