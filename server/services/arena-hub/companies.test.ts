import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { createSecrets, isSealed } from '#server/secrets.ts';
import { signerOf } from '#server/services/fiscal/company.ts';
import { makeP12, openP12 } from '#server/services/fiscal/keys.ts';
import { sealStanding } from '#server/services/fiscal/seal-standing.ts';
import type { Row } from '#server/store.ts';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Company { readonly id: number; readonly certificate: string | null; readonly certificatePassword: string | null; readonly fiscal_data: Readonly<Record<string, unknown>> }
interface Refused { readonly errors?: Readonly<Record<string, readonly string[]>>; readonly code?: string }

let services: TestServices;
let admin: string;
let country: number;
const secrets = createSecrets(readConfig([], {}));
const day = new Date('2027-01-01T00:00:00Z');
const db = () => services.database.db;
beforeAll(async () => {
  services = await startServices('none');
  admin = (await services.login('admin', 'first-admin')).body.access_token;
  const { rows } = await sql<{ id: number }>`SELECT id FROM countries WHERE code = 'at'`.execute(db());
  country = rows[0]?.id ?? 0;
});
afterAll(() => services.stop());

const upload = async (bytes: Buffer): Promise<string> => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  await sql`INSERT INTO files (hash, extension, folder, bytes, created_by) SELECT ${hash}, 'p12', 'arenas', ${bytes}, id FROM users LIMIT 1`.execute(db());
  return `/api/files/${hash}.p12`;
};
const own = { name: 'Spielhaus GmbH', pidn: 'ATU12345678', country: 'at' };
const made = async (more: object) => services.call<Company & Refused>(admin, 'POST', '/arena-hub/companies', { name: `Company ${Math.random()}`, address: 'Ring 1', pidn: own.pidn, country_id: country, fiscal_data: { fiscalization: true }, ...more });
const put = (id: number, body: object) => services.call<Company & Refused>(admin, 'PUT', `/arena-hub/companies/${id}`, body);
const stored = async (id: number) =>
  (await sql<{ password: string | null; token: string | null; aes: string | null }>`SELECT "certificatePassword" AS password, "fiscal_data_tokenKey" AS token, "fiscal_data_aesKey" AS aes FROM companies WHERE id = ${id}`.execute(db())).rows[0];
const signer = (id: number) => signerOf({ db: db(), secrets, now: () => day }, id);

describe('secrets of companies', () => {
  it('COMP-08 are sealed where they are kept, and never answered', async () => {
    const { status, body } = await made({ fiscal_data: { fiscalization: true, tokenKey: 'token-9', aesKey: 'aes-9' }, certificatePassword: 'pass-9' });
    expect([status, body.certificatePassword, body.fiscal_data.tokenKey]).toEqual([201, '****', '****']);
    const kept = await stored(body.id);
    for (const value of Object.values(kept ?? {})) expect(isSealed(value ?? '')).toBe(true);
    expect(JSON.stringify([kept, (await services.call(admin, 'GET', `/arena-hub/companies/${body.id}`)).body])).not.toMatch(/token-9|aes-9|pass-9/);
    expect(await signer(body.id)).toMatchObject({ company: { tokenKey: 'token-9', aesKey: 'aes-9' } });
    expect((await put(body.id, { fiscal_data: { tokenKey: 'token-10' } })).status).toBe(200);
    expect(await signer(body.id)).toMatchObject({ company: { tokenKey: 'token-10', aesKey: 'aes-9' } });
  });
  it('that an earlier version stored in clear are sealed when the product starts; a key that does not open them is said', async () => {
    const { body } = await made({});
    await sql`UPDATE companies SET "certificatePassword" = 'old-pass', "fiscal_data_aesKey" = 'old-aes' WHERE id = ${body.id}`.execute(db());
    await sealStanding({ db: db(), secrets });
    const kept = await stored(body.id);
    expect(isSealed(kept?.password ?? '') && isSealed(kept?.aes ?? '')).toBe(true);
    expect(secrets.open(kept?.password ?? '')).toBe('old-pass');
    expect(await signer(body.id)).toMatchObject({ company: { aesKey: 'old-aes' } });
    await sealStanding({ db: db(), secrets });
    expect(await stored(body.id)).toEqual(kept);
    await expect(sealStanding({ db: db(), secrets: createSecrets({ dataDir: '/nowhere', secretsKey: Buffer.alloc(32, 1) }) })).rejects.toMatchObject({ code: 'secretsUnreadable' });
  });
});

describe('coin taxes of companies', () => {
  const taxesOf = async (code: string) => (await sql<{ id: number; country: number }>`SELECT t.id, t.parent_id AS country FROM countries_taxes AS t JOIN countries AS c ON c.id = t.parent_id WHERE c.code = ${code} ORDER BY t.id`.execute(db())).rows;
  const refused = { status: 422, body: { code: 'invalid', errors: { coins_taxes: [{ rule: 'reference' }] } } };

  it('COMP-08 COMP-09 are those of its country, also when only the country changes', async () => {
    const [[own], [foreign]] = await Promise.all([taxesOf('at'), taxesOf('hr')]);
    expect(await made({ coins_taxes: [own?.id, foreign?.id] })).toMatchObject(refused);
    expect(await made({ coins_taxes: [999_999] })).toMatchObject(refused);
    const { status, body } = await made({ coins_taxes: [own?.id] });
    expect(status).toBe(201);
    expect(await put(body.id, { coins_taxes: [foreign?.id] })).toMatchObject(refused);
    expect(await put(body.id, { country_id: foreign?.country })).toMatchObject(refused);
    expect(await put(body.id, { country_id: foreign?.country, coins_taxes: [own?.id] })).toMatchObject(refused);
    expect(await put(body.id, { phone: '+43 1 555 0102' })).toMatchObject({ status: 200, body: { country: { id: country }, coins_taxes: [{ id: own?.id }] } });
    expect((await put(body.id, { country_id: 999_999 })).body.errors).toMatchObject({ country_id: [{ rule: 'reference' }] });
    expect(await put(body.id, { country_id: foreign?.country, coins_taxes: [foreign?.id] })).toMatchObject({ status: 200, body: { country: { id: foreign?.country }, coins_taxes: [{ id: foreign?.id }] } });
    expect(await put(body.id, { country_id: country, coins_taxes: [] })).toMatchObject({ status: 200, body: { country: { id: country }, coins_taxes: [] } });
  });

  it('COMP-08 COMP-09 there is at least one while the company is in the tax system', async () => {
    const untaxed = { status: 422, body: { code: 'invalid', errors: { coins_taxes: [{ rule: 'coinsTaxed' }] } } };
    const [own] = await taxesOf('at');
    expect(await made({ fiscal_data: { inTaxSystem: true } })).toMatchObject(untaxed);
    const { body } = await made({ coins_taxes: [own?.id], fiscal_data: { inTaxSystem: true } });
    expect(await put(body.id, { coins_taxes: [] })).toMatchObject(untaxed);
    expect(await put(body.id, { coins_taxes: [], fiscal_data: { inTaxSystem: false } })).toMatchObject({ status: 200, body: { coins_taxes: [] } });
    expect(await put(body.id, { fiscal_data: { inTaxSystem: true } })).toMatchObject(untaxed);
    expect(await put(body.id, { coins_taxes: [own?.id], fiscal_data: { inTaxSystem: true } })).toMatchObject({ status: 200, body: { coins_taxes: [{ id: own?.id }] } });
  });
});

describe('addresses of companies', () => {
  it.each([
    ['baseCertificateUrl', 'sign.example', 'url'], ['baseCertificateUrl', 'javascript:alert(1)', 'url'], ['billHook', 'device 1', 'url'], ['receiptSignUrl', '/v1/si gn', 'urlOrPath'], ['receiptSignUrl', 'javascript:alert(1)', 'urlOrPath'],
  ])('COMP-07 COMP-08 %s is not %s', async (name, value, rule) => {
    expect(await made({ fiscal_data: { [name]: value } })).toMatchObject({ status: 422, body: { errors: { [`fiscal_data.${name}`]: [{ rule }] } } });
  });
  it.each([['https://sign.example/v1', '/receipts'], ['http://10.0.0.5:8080', 'https://sign.example/receipts'], [null, null]])('COMP-07 COMP-08 a base %s goes with %s', async (baseCertificateUrl, receiptSignUrl) => {
    expect(await made({ fiscal_data: { baseCertificateUrl, receiptSignUrl } })).toMatchObject({ status: 201, body: { fiscal_data: { baseCertificateUrl, receiptSignUrl } } });
  });
});

describe('certificates of companies', () => {
  it('COMP-08 VAL-42 a certificate is taken only with the password that opens it, and as long as it goes with an RSA key', async () => {
    const certificate = await upload(await makeP12(own, 'right', day));
    const wrong = await made({ certificate, certificatePassword: 'wrong' });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['certificatePassword']]);
    const without = await made({ certificate });
    expect([without.status, Object.keys(without.body.errors ?? {})]).toEqual([422, ['certificatePassword']]);
    const empty = await upload(Buffer.concat([Buffer.from('3081d3020103', 'hex'), Buffer.from('3081cd06092a864886f70d010701', 'hex'), Buffer.alloc(194, 7)]));
    const broken = await made({ certificate: empty, certificatePassword: 'x' });
    expect([broken.status, Object.keys(broken.body.errors ?? {})]).toEqual([422, ['certificate']]);
    const gone = await made({ certificate: `/api/files/${'0'.repeat(64)}.p12`, certificatePassword: 'x' });
    expect([gone.status, Object.keys(gone.body.errors ?? {})]).toEqual([422, ['certificate']]);
    const right = await made({ certificate, certificatePassword: 'right' });
    expect([right.status, right.body.certificate, right.body.certificatePassword]).toEqual([201, 'set', '****']);
    expect((await put(right.body.id, { certificatePassword: 'other' })).status).toBe(422);
    expect((await put(right.body.id, { phone: '+43 1 555 0101' })).status).toBe(200);
    expect((await put(right.body.id, { certificate: null })).body).toMatchObject({ certificate: null, certificatePassword: null });
  });
  it('another certificate, or none, leaves a line in the log, which does not say what it was', async () => {
    const [first, second] = [await upload(await makeP12(own, 'one', day)), await upload(await makeP12(own, 'one', day))];
    const { body: { id } } = await made({ certificate: first, certificatePassword: 'one' });
    const last = async () => (await sql<{ changes: readonly Row[] }>`SELECT changes FROM record_changes WHERE entity = 'companies' AND record_id = ${id} ORDER BY id DESC LIMIT 1`.execute(db())).rows[0]?.changes;
    expect((await put(id, { certificate: second })).status).toBe(200);
    expect(await last()).toEqual([{ path: 'certificate', hidden: true }]);
    expect((await put(id, { certificate: null })).status).toBe(200);
    expect(await last()).toEqual([{ path: 'certificate', before: 'set', after: null }, { path: 'certificatePassword', hidden: true }]);
  });
  it('a company signs with keys that are made for it once, until it has its own', async () => {
    const { body } = await made({});
    const all = await Promise.all([signer(body.id), signer(body.id), signer(body.id)]);
    expect(new Set(all.map((one) => one?.keys.rsa.certificate)).size).toBe(1);
    expect(all[0]?.keys).toMatchObject({ demo: true, rsa: { subject: expect.stringContaining(own.pidn) } });
    expect(all[0]?.keys.aes).toHaveLength(32);
    expect(all[0]?.keys.ec.privateKey.asymmetricKeyDetails).toMatchObject({ namedCurve: 'prime256v1' });
    const file = await makeP12(own, 'mine', day);
    await put(body.id, { certificate: await upload(file), certificatePassword: 'mine' });
    const signing = await signer(body.id);
    expect([signing?.keys.demo, signing?.keys.rsa.certificate]).toEqual([false, openP12(file, 'mine').certificate]);
    expect(signing?.keys.aes).toEqual(all[0]?.keys.aes);
    await put(body.id, { certificate: null });
    expect((await signer(body.id))?.keys.rsa.certificate).toBe(all[0]?.keys.rsa.certificate);
  });
  it('a company that fiscalizes nothing signs nothing', async () => {
    const { body } = await made({ fiscal_data: { fiscalization: false } });
    expect(await signer(body.id)).toBeNull();
  });
});
