import { expect, it } from 'vitest';
import { queryText, urlsOf } from './url.ts';

it.each([
  [null, 'core', '/users', '/api/core/users'], [null, 'core', '/core/roles', '/api/core/roles'], [null, 'shop', '/shop/invoices', '/api/shop/invoices'], [null, 'auth', '/auth/login', '/api/auth/login'],
  ['https://core.chain.test/v1/', 'core', '/core/roles', 'https://core.chain.test/v1/core/roles'], ['https://hub.chain.test', 'arena-hub', '/arenas', 'https://hub.chain.test/arenas'],
] as const)('API-168 at %s the call of %s to %s goes to %s', (url, service, path, expected) => {
  expect(urlsOf({ services: { [service]: { url, versions: 'etag', keys: 'header', whole: true } } })(service, path)).toBe(expected);
});
it('a query keeps its order, leaves out what is not there and escapes everything but commas', () => {
  expect(queryText({ a: 1, b: undefined, c: null, d: false, e: 'x & y=ž', f: [1, 2], sort: 'id,DESC' })).toBe('?a=1&d=false&e=x%20%26%20y%3D%C5%BE&f=1,2&sort=id,DESC');
  expect(queryText({})).toBe('');
});
