import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServices, type TestServices } from '#tests/support/services.ts';

interface Country { readonly id: number; readonly code: string }

let services: TestServices;
let admin: string;
beforeAll(async () => {
  services = await startServices();
  admin = await services.as('admin');
});
afterAll(() => services.stop());

const call = <T>(method: string, path: string, body?: unknown) => services.call<T>(admin, method, `/arena-hub${path}`, body);

it('COUNTRY-01 COUNTRY-02 the code stays while companies are in the country, and may be put right before', async () => {
  const { body: { data } } = await call<{ data: readonly Country[] }>('GET', '/countries');
  const croatia = data.find(({ code }) => code === 'hr');
  expect(await call('PUT', `/countries/${croatia?.id}`, { code: 'hx' })).toMatchObject({ status: 409, body: { code: 'codeInUse', errors: { code: [{ rule: 'codeInUse' }] } } });
  expect(await call('PUT', `/countries/${croatia?.id}`, { code: 'hr', legalAge: 16 })).toMatchObject({ status: 200, body: { code: 'hr', legalAge: 16 } });
  const { body: made } = await call<Country>('POST', '/countries', { name: 'Slovenija', code: 'sl', legalAge: 18, currency: 'EUR', locale: 'si', timezone: 'Europe/Ljubljana', coinsPerCurrency: 100 });
  expect(await call('PUT', `/countries/${made.id}`, { code: 'si' })).toMatchObject({ status: 200, body: { code: 'si' } });
  const company = await call('POST', '/companies', { name: 'Igrišče d.o.o.', address: 'Trg 1', pidn: '12345678', country_id: made.id });
  expect(company.status).toBe(201);
  expect(await call('PUT', `/countries/${made.id}`, { code: 'sl' })).toMatchObject({ status: 409, body: { code: 'codeInUse' } });
});
