import { describe, expect, test } from 'vitest';
import { registry } from '#resources/index.ts';
import { changedLeaves, differencesOf, draftOf, mergedValues, problemsOf, startValues } from './draft.ts';
import { same } from './same.ts';
import { isOdd, readAddress, writeAddress } from './list/address.ts';

const users = registry.get('users');
const articles = registry.get('articles');
const form = users.form.flatMap(({ leaves }) => leaves);
const marko = {
  id: 9, version: 4, username: 'marko', roles: ['player'], active: true, banned: false, card_id: '001234', email: { id: 1, address: 'm@a.test', status: 'VERIFIED' },
  phone: { id: 2, country_code: '385', national_number: '911234567', number: '385911234567' }, identity: { id: 3, name: 'Marko K.', birthdate: '1990-01-01' }, wallet: { balance: 10 },
};
const paths = (leaves: readonly { readonly path: string }[]) => leaves.map(({ path }) => path);
const context = { caller: { id: 1, username: 'admin', roles: ['admin'], arenas: [] }, today: { earliest: '2026-03-01', latest: '2026-03-01' } };

describe('what a save sends', () => {
  test('OP-020 VAL-23 only what changed: no password, nothing a form does not write', () => {
    const start = startValues(users, marko);
    expect(draftOf(users, 'update', start, marko, form)).toEqual({});
    expect(draftOf(users, 'update', { ...start, card_id: '7', password: '' }, marko, form)).toEqual({ card_id: '7' });
    expect(draftOf(users, 'update', { ...start, password: 'secret-1' }, marko, form)).toEqual({ password: 'secret-1' });
  });

  test('free data whose names come back in another order is the same', () => {
    expect(same({ map: 'dust', target: { kills: 10, deaths: 2 } }, { target: { deaths: 2, kills: 10 }, map: 'dust' })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
  });

  test('OP-022 an emptied field is sent as null', () => {
    expect(draftOf(users, 'update', { ...marko, card_id: '  ', email: { ...marko.email, address: null } }, marko, form)).toEqual({ card_id: null, email: null });
  });

  test('USER-41 clearing the calling code clears the number', () => {
    expect(draftOf(users, 'update', { ...marko, phone: { ...marko.phone, country_code: null } }, marko, form)).toEqual({ phone: { country_code: null, national_number: null } });
  });

  test('VAL-62 a chosen file counts as its link until it is uploaded, and as a change', () => {
    const file = new File(['x'], 'a.png');
    const leaves = articles.form.flatMap(({ leaves: all }) => all);
    const values = { ...startValues(articles, null), title: 'News', arena_ids: [1], image: file };
    expect(problemsOf(articles, 'create', values, {}, leaves, context)).toEqual([]);
    expect(same(file, null)).toBe(false);
    expect(paths(changedLeaves(articles, 'create', values, startValues(articles, null), leaves))).toEqual(['title', 'image', 'arena_ids']);
  });

  test('OP-021 blanks are nothing', () => {
    const leaves = articles.form.flatMap(({ leaves: all }) => all);
    expect(problemsOf(articles, 'create', { ...startValues(articles, null), title: '   ', arena_ids: [] }, {}, leaves, context)).toEqual([{ path: 'title', rule: 'required' }, { path: 'arena_ids', rule: 'atLeastOne', count: 1 }]);
  });
});

describe('OP-024 two versions', () => {
  const mine = { ...marko, card_id: '7', identity: { ...marko.identity, name: 'M.' } };
  const theirs = { ...marko, version: 5, card_id: '8', identity: { ...marko.identity, address: 'Ilica 1' } };
  test('a field both changed is asked about; what one changed is that one\'s', () => {
    expect(differencesOf(users, marko, mine, theirs, form).map(({ leaf, both, proposed }) => [leaf.path, both, proposed])).toEqual([['card_id', true, 'mine'], ['identity.name', false, 'mine'], ['identity.address', false, 'theirs']]);
  });
  test('the choice is theirs with mine laid over it', () => {
    const keep = form.filter(({ path }) => path === 'identity.name');
    expect(mergedValues(users, mine, theirs, keep)).toMatchObject({ version: 5, card_id: '8', identity: { name: 'M.', address: 'Ilica 1' } });
  });
  test('COUNTRY-02 of the rows kept as mine, one that they have taken out is added anew', () => {
    const countries = registry.get('countries');
    const [pdv, pnp] = [{ id: 5, name: 'PDV', rate: 25, active: true }, { id: 6, name: 'PNP', rate: 3, active: true }];
    const here = { id: 1, version: 2, taxes: [pdv, { ...pnp, rate: 4 }] };
    const there = { id: 1, version: 3, taxes: [pdv] };
    expect(mergedValues(countries, here, there, countries.leaves.filter(({ path }) => path === 'taxes')).taxes).toEqual([pdv, { name: 'PNP', rate: 4, active: true }]);
  });
});

describe('OP-014 the address of a list', () => {
  test('is as short as can be and gives back what was written', () => {
    const start = readAddress('', users);
    expect(start).toEqual({ page: 1, perPage: 10, all: false, sort: 'id', order: 'DESC', filter: {} });
    expect(writeAddress(start, users)).toBe('');
    const address = { page: 3, perPage: 812, all: true, sort: 'username', order: 'ASC', filter: { q: 'č & ž', by: ['email'], active: true } } as const;
    expect(readAddress(writeAddress(address, users), users)).toEqual(address);
  });
  test.each([['?sort=password', true], ['?sort=username&order=up', true], ['?perPage=-5', true], ['?page=x', true], ['?perPage=1001', true], ['?perPage=1000', false], ['?sort=username&order=ASC&page=2', false], ['', false], ['?openDialog=true', false]])('%s is odd: %s', (search, odd) => {
    expect(isOdd(search, users)).toBe(odd);
  });
  test('nonsense in it is as nothing', () => {
    expect(readAddress('?filter={&page=-1&perPage=x&order=up&all=no', users)).toEqual(readAddress('', users));
    expect(readAddress('?filter=[1]', users).filter).toEqual({});
  });
});

test('ARENA-32 what is made for one arena starts with the chosen one; what is for several, and a record that is there, do not', () => {
  const registers = registry.get('cash-registers');
  expect([startValues(registers, null, 4), startValues(registers, null), startValues(registers, { id: 1, arena: { id: 7 } }, 4)]).toMatchObject([{ arena: { id: 4 }, active: true }, { active: true }, { arena: { id: 7 } }]);
  expect(startValues(registers, null)).not.toHaveProperty('arena');
  expect(startValues(articles, null, 4)).toEqual(startValues(articles, null));
});

test('SETUP-09 SETUP-04 a new record starts in the chosen arena where its list is one arena\'s', () => {
  for (const name of ['cash-registers', 'devices', 'warehouses', 'payment-methods']) {
    expect(startValues(registry.get(name), null, 4), name).toMatchObject({ arena: { id: 4 } });
    expect(startValues(registry.get(name), null), name).not.toHaveProperty('arena');
  }
  expect(startValues(registry.get('roles'), null, 4)).not.toHaveProperty('arena');
});
