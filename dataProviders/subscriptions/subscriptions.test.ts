import { expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import type { Operations, Place } from '#dataProviders/adapter/operations.ts';
import type { Call } from '#dataProviders/adapter/types.ts';
import { subscriptions } from './subscriptions.ts';

const asked: Call[] = [];
const client = {
  call: (call: Call) => {
    asked.push(call);
    const ids = (call.query?.ids ?? []) as readonly number[];
    return Promise.resolve({ status: 200, headers: new Headers(), text: '', json: ids.map((id) => ({ id, username: `player${id}` })) });
  },
} as unknown as Place['client'];
const idsOf = ({ query }: Call): number => (Array.isArray(query?.ids) ? query.ids.length : 0);
const listOf = async (users: readonly number[]) => {
  asked.length = 0;
  const base = { list: () => Promise.resolve({ data: users.map((user_id, id) => ({ id, user_id })), total: users.length }) } as unknown as Operations;
  const place: Place = { resource: registry.get('subscriptions'), client, standpoint: { arena: null, caller: { id: 1, username: 'admin', roles: ['admin'], arenas: [] } } };
  return subscriptions(base, place).list?.({ page: 1, perPage: 100, sort: ['created_at', 'DESC'], filter: {} });
};

it('SUB-06 users are asked for once each, a hundred a call', async () => {
  const page = await listOf([...Array(60).keys(), ...Array(40).keys()].map((n) => n + 1));
  expect(asked.map((call) => [call.path, idsOf(call)])).toEqual([['/users/by-id', 60]]);
  expect(page?.data[60]).toMatchObject({ user_id: 1, username: 'player1' });
  await listOf(Array.from({ length: 150 }, (_, n) => n + 1));
  expect(asked.map(idsOf)).toEqual([100, 50]);
  await listOf([]);
  expect(asked).toEqual([]);
});
