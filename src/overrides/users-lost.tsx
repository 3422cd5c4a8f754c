import { useState, type ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { InventoryEntry, ServiceProvider } from '#dataProviders/types.ts';
import { formatCoins } from '#resources/domain/coins.ts';
import { dueOf } from '#resources/domain/order-status.ts';
import type { orders as declaredOrders } from '#resources/orders.ts';
import { admin, type Caller } from '#resources/schema/index.ts';
import type { RecordOf } from '#resources/schema/resource.ts';
import { useEngine } from '#src/engine/context.ts';
import { useGoesAlong } from '#src/engine/dialog/goes-along.ts';
import { Notice } from './Notice.tsx';
import { Uncounted } from './Uncounted.tsx';

type Order = Pick<RecordOf<typeof declaredOrders>, 'status' | 'user'> & { readonly id: number };
interface Person {
  readonly id: number;
  readonly username?: string | null;
  readonly wallet?: { readonly balance?: number | null } | null;
}
const most = 100;

/** Whether there is something left of it: it runs, or was never begun. What is begun is written anew. */
const isLeft = ({ active, type, amount, duration, created_at, updated_at }: InventoryEntry, now: number): boolean => {
  if (active) return true;
  if (type === 'minutes') return amount > 0;
  return type === 'pass' ? Date.parse(created_at) + duration * 1000 > now : created_at === updated_at;
};

/** The orders of somebody that are not done with, in all arenas where the caller may see any; lists know people by what they are called. */
const ordersOf = async (provider: ServiceProvider, { id, username }: Person, caller: Caller, signal: AbortSignal): Promise<readonly ('owed' | 'unpaid')[]> => {
  const from = async (arena: number | null, page = 1): Promise<readonly Order[]> => {
    const { data, total = 0 } = await provider.getList<Order>('orders', {
      pagination: { page, perPage: most }, sort: { field: 'created_at', order: 'DESC' }, filter: { q: username ?? '', by: ['user'] }, meta: { query: { arena_id: arena } }, signal,
    });
    return page * most < total ? [...data, ...(await from(arena, page + 1))] : data;
  };
  const found = await Promise.all((admin(caller) ? [null] : caller.arenas).map((arena) => from(arena)));
  return found.flat().flatMap(({ user, status }) => (user?.id === id && status ? (dueOf(status) ?? []) : []));
};

/** Who deletes themselves is told what that means, and what goes with somebody or waits for them is counted. */
export const Lost = ({ record }: { readonly record: Person }): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const { caller } = useEngine();
  const { id } = record;
  const inventory = useGoesAlong(['inventory', id], (signal) => provider.userInventory(id, signal));
  const subscriptions = useGoesAlong(['subscriptions', id], (signal) => provider.userSubscriptions(id, signal));
  const orders = useGoesAlong(['orders', id], (signal) => ordersOf(provider, record, caller, signal));
  const due = orders.data ?? [];
  const [now] = useState(() => Date.now());
  const said = (what: 'coins' | 'inventory' | 'subscriptions' | 'owed' | 'unpaid', count: number) => count > 0 && <Notice>{translate(`resources.users.notes.${what}`, { smart_count: count, total: formatCoins(count) })}</Notice>;
  return (
    <>
      {caller.id === id && <Notice>{translate('resources.users.notes.ownAccount')}</Notice>}
      {said('coins', record.wallet?.balance ?? 0)}
      {said('subscriptions', (subscriptions.data ?? []).filter(({ expires_at }) => Date.parse(expires_at) > now).length)}
      {said('inventory', (inventory.data ?? []).filter((entry) => isLeft(entry, now)).length)}
      {said('owed', due.filter((one) => one === 'owed').length)}
      {said('unpaid', due.filter((one) => one === 'unpaid').length)}
      <Uncounted of={[inventory, subscriptions, orders]} />
    </>
  );
};
