import { describe, expect, it } from 'vitest';
import { hardRegistry } from '#tests/contract/vocabulary/hard-entities.ts';
import { filterQuery } from './filter.ts';

const users = hardRegistry.get('users');
const invoices = hardRegistry.get('invoices');
const notifications = hardRegistry.get('mobile-notifications');

describe('search', () => {
  it('the text goes under each chosen key, or the initial ones', () => {
    expect(filterQuery(users, { q: 'ana' })).toEqual({ username: 'ana', name: 'ana', card_id: 'ana' });
    expect(filterQuery(users, { q: 'ana', by: [] })).toEqual({ username: 'ana', name: 'ana', card_id: 'ana' });
    expect(filterQuery(users, { q: 'ana', by: ['email'] })).toEqual({ email: 'ana' });
  });
  it('where one attribute is searched at a time, only one key is sent', () => {
    expect(filterQuery(invoices, { q: '12' })).toEqual({ to_user: '12' });
    expect(filterQuery(invoices, { q: '12', by: ['number', 'by_user'] })).toEqual({ number: '12' });
  });
  it('blanks around the text go, and a text of blanks is no search', () => {
    expect(filterQuery(users, { q: '  a b ', by: ['name'] })).toEqual({ name: 'a b' });
    expect(filterQuery(users, { q: '   ' })).toEqual({});
    expect(filterQuery(users, {})).toEqual({});
  });
  it('a key that the service does not know is refused with service and resource', () => {
    expect(() => filterQuery(users, { q: 'a', by: ['shoe_size'] })).toThrow('core cannot search by shoe_size the list of users; it knows username, name');
    expect(() => filterQuery(hardRegistry.get('topics'), { q: 'a' })).toThrow('notifications cannot search the list of topics; it knows nothing of the kind');
  });
});
describe('filters', () => {
  it('a ticked condition is sent as true, one that is not ticked not at all', () => {
    expect(filterQuery(users, { active: true, banned: false, verified_email: undefined })).toEqual({ active: true });
  });
  it('a filter by value sends the value, no and zero included', () => {
    expect(filterQuery(notifications, { sent: false })).toEqual({ sent: false });
    expect(filterQuery(notifications, { sent: null })).toEqual({});
    expect(filterQuery(notifications, { sent: [] })).toEqual({});
  });
  it('what the service cannot run is refused, never dropped', () => {
    expect(() => filterQuery(users, { shoe_size: 43 })).toThrow('core cannot filter by shoe_size the list of users');
    expect(() => filterQuery(users, { active: 'no' })).toThrow('core cannot take "no" for the filter active');
    expect(() => filterQuery(notifications, { sent: { not: true } })).toThrow('notifications cannot take {"not":true} for the filter sent');
  });
});
