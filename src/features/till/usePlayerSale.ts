import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import { coinsFor, formatCoins } from '#resources/domain/coins.ts';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import { knownName, type Named } from '#resources/domain/full-name.ts';
import { formatMoney } from '#resources/domain/money.ts';
import { at } from '#resources/schema/condition.ts';
import type { Row, SaleLine, SaleUser, Sellable, SellableVariant, ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { useInvoiceSays } from '#src/features/invoice-actions/index.ts';
import { useReceipts } from '#src/features/receipts/index.ts';
import { sellable } from './sellable.ts';
import { useRegister } from './useRegister.ts';
import { useSales } from './useSales.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const buyerOf = (user: Row): SaleUser => ({
  id: Number(user.id), username: text(user.username) ?? '', name: knownName(user as Named), email: text(at(user, 'email.address')) ?? text(user.email), balance: Number(at(user, 'wallet.balance') ?? 0),
});
/** A pass that can be sold, as the item and its variant. */
export interface PassChoice {
  readonly variant: SellableVariant;
  readonly name: string;
}
export const passesIn = (items: Sellable): readonly PassChoice[] =>
  (items.Passes ?? []).flatMap(({ name, variants }) => variants.map((variant) => ({ variant, name: variant.name === name || variants.length === 1 ? name : `${name}, ${variant.name}` })));

export interface PlayerSale {
  readonly busy: boolean;
  /** Why nothing can be sold; a key of the words, null when all is there. */
  readonly lacks: 'noArena' | 'noRegister' | 'noMethod' | null;
  /** Coins for so much, in minor units. Answers whether that was sold, or may have been: then there is nothing more to do here. */
  readonly topUp: (minor: number) => Promise<boolean>;
  readonly sellPass: (pass: PassChoice) => Promise<boolean>;
}

/** Sells something to one player at the chosen register, paid by the arena's first method: the same sale as on the purchase screen. */
export const usePlayerSale = (user: Row): PlayerSale => {
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { arena } = useEngine();
  const { label, registers, methods, owner } = useRegister();
  const { sell } = useSales();
  const says = useInvoiceSays();
  const { printAtOnce } = useReceipts();
  const [busy, setBusy] = useState(false);
  const [method] = methods;
  const lacks = arena === null ? 'noArena' : registers.length === 0 ? 'noRegister' : method === undefined ? 'noMethod' : null;

  const run = async (line: SaleLine, item: string, gross: number, title: string, said: string): Promise<boolean> => {
    if (arena === null || label === null || owner === null || method === undefined) return false;
    const buyer = buyerOf(user);
    const wanted = { body: { arena_id: arena.id, cash_register_label: label, payment_method: method.method, variants: [line], user: buyer }, currency: arena.currency, names: [item] };
    const result = await sell({ ...wanted, gross, title: `${buyer.username}: ${title}` });
    if (result.state === 'unknown') {
      notify('till.verbs.unknown', { type: 'warning', autoHideDuration: 10_000 });
      return true;
    }
    if (result.state === 'refused') {
      says.failed(result.error, wanted);
      return false;
    }
    void queryClient.invalidateQueries();
    if (result.invoice === null || result.invoice.fiscalized || result.invoice.fiscal?.state === 'none') notify(said, { type: 'success', messageArgs: { _: said } });
    else says.created(result.invoice);
    if (result.invoice) void printAtOnce(result.invoice, { register: label });
    return true;
  };
  const once = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      says.failed(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const name = text(user.username) ?? '';
  return {
    busy, lacks,
    topUp: (minor) => once(async () => {
      const [variant] = (await queryClient.fetchQuery(sellable(provider, arena?.id ?? -1)))[coinsCategory]?.flatMap(({ variants }) => variants) ?? [];
      if (!variant) {
        notify('till.verbs.noCoins', { type: 'warning' });
        return false;
      }
      const coins = coinsFor(minor, variant.coins_per_currency ?? arena?.coins_per_currency ?? 0);
      const args = { name, coins: formatCoins(coins), amount: formatMoney(minor, arena?.currency) };
      return await run({ id: variant.id, quantity: coins, price: variant.price, amount: minor }, variant.name, minor, translate('till.verbs.buys', args), translate('till.verbs.toppedUp', args));
    }),
    sellPass: ({ variant, name: item }) => once(() =>
      run({ id: variant.id, quantity: 1, price: variant.price }, item, variant.price, item, translate('till.verbs.sold', { name, item, amount: formatMoney(variant.price, arena?.currency) }))),
  };
};
