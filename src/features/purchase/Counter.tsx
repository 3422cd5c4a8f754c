import { Suspense, useCallback, useRef, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useNotify, useTranslate } from 'ra-core';
import { ReceiptDialog } from '#src/features/receipts/index.ts';
import { NotKept, OtherTab, Unreported, useRegister } from '#src/features/till/index.ts';
import type { SaleArena } from './arena.ts';
import { isBlank, type Step } from './basket.ts';
import { CompanyForm } from './CompanyForm.tsx';
import type { Good } from './goods.ts';
import { Items } from './Items.tsx';
import { methodKeys, saleKeys, useKeys, useStepOfFocus } from './keys.ts';
import { Players } from './Players.tsx';
import { reasonsAgainst } from './readiness.ts';
import { SalePanel } from './SalePanel.tsx';
import { TopRow } from './TopRow.tsx';
import { Unsold } from './Unsold.tsx';
import { Upsell } from './Upsell.tsx';
import { useArrivals } from './useArrivals.ts';
import { useFinish } from './useFinish.ts';
import { useFocusInSight } from './useFocusInSight.ts';
import { useGoods } from './useGoods.ts';
import { useGridTop } from './useGridTop.ts';
import { useKeptBasket } from './useKeptBasket.ts';
import { useLatest } from './useLatest.ts';
import { usePutAside } from './usePutAside.ts';
import { useSale } from './useSale.ts';
import { useSought } from './useSought.ts';

/** One sale after the other, by mouse, by keys and by scanner. */
export const Counter = ({ arena }: { readonly arena: SaleArena }): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const { sale, current, change } = useSale();
  const restock = useCallback((goods: ReadonlyMap<number, Good>) => change({ do: 'restock', goods }), [change]);
  const goods = useGoods(arena, sale.itemText, restock);
  useSought(sale, goods, change);
  const { label, methods } = useRegister();
  const { ready, forget } = useKeptBasket({ sale, goods, currency: arena.currency, dispatch: change });
  const { busy, finish, selling, idle, shown, last, close } = useFinish(arena, change, forget);
  // What is being sold is decided: a change would be shown and not be charged.
  const dispatch = useCallback((step: Step) => void (selling() || change(step)), [selling, change]);
  const [itemSearch, cashBox, finishButton, whole] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null), useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)];
  const method = methods.find((one) => one.method === sale.method)?.method ?? methods[0]?.method ?? null;
  const reasons = reasonsAgainst(sale, { method, register: label, busy });
  const off = sale.lines.length === 0;
  const putAside = usePutAside({ current, currency: arena.currency, dispatch });
  useArrivals({
    arena, goods, dispatch, page: whole,
    idle: async () => {
      await ready();
      await idle();
    },
    makeRoom: async ({ id }) => {
      const { player } = current();
      if (player !== null && player.id !== id && (await putAside())) notify('purchase.putAside', { type: 'info', messageArgs: { name: player.username } });
    },
  });
  useStepOfFocus(whole, dispatch);
  useFocusInSight(whole);

  const run = () => {
    if (reasons.length === 0 && label !== null && method !== null) void finish(sale, label, method);
    // Where the reason is said: it is in sight.
    else finishButton.current?.focus({ preventScroll: true });
  };
  const latestRun = useLatest(run);
  const onFinish = useCallback(() => latestRun()(), [latestRun]);
  const pay = (place: number) => () => {
    const choice = methods[place];
    if (!choice) return;
    // At once: the box for cash is there only while cash is chosen.
    flushSync(() => dispatch({ do: 'pay', method: choice.method }));
    if (choice.method === 'cash') cashBox.current?.focus();
  };
  useKeys({
    [saleKeys.items]: () => itemSearch.current?.focus(),
    [saleKeys.company]: () => off || dispatch({ do: 'company', change: { open: !sale.company.open } }),
    [saleKeys.finish]: onFinish,
    ...Object.fromEntries(methodKeys.map((key, place) => [key, pay(place)])),
  });
  return (
    <div className="ad-till ad-touch" ref={whole}>
      <div inert={busy}><TopRow fetching={goods.fetching} onRefresh={goods.refresh} blank={isBlank(sale)} current={current} currency={arena.currency} dispatch={dispatch} idle={idle} /></div>
      <Unreported />
      <OtherTab />
      <NotKept />
      <div className="ad-till-last" inert={busy}><Unsold blank={off && sale.player === null} current={current} currency={arena.currency} dispatch={dispatch} idle={idle} /></div>
      <div className="ad-till-grid" ref={useGridTop()} aria-busy={busy} aria-disabled={busy}>
        <Items key={`items ${sale.form}`} goods={goods} sale={sale} currency={arena.currency} searchBox={itemSearch} dispatch={dispatch} />
        <section className="ad-till-card ad-till-player" aria-labelledby="till-player" aria-current={sale.step === 2 ? 'step' : undefined} data-step={2}>
          <h2 id="till-player"><span className="ad-till-step">2</span>{translate('purchase.player')}{off && <small>{translate('purchase.itemsFirst')}</small>}</h2>
          <fieldset disabled={off} aria-labelledby="till-player">
            <Players key={`players ${sale.form}`} chosen={sale.player} off={off} dispatch={dispatch} />
            <CompanyForm company={sale.company} dispatch={dispatch} />
          </fieldset>
        </section>
        <SalePanel sale={sale} currency={arena.currency} methods={methods} method={method} reasons={reasons} last={last} busy={busy} cashBox={cashBox} finishButton={finishButton} dispatch={dispatch} onFinish={onFinish} />
        <Upsell player={sale.player} shelves={goods.shelves} dispatch={dispatch} />
      </div>
      {shown && <Suspense fallback={null}><ReceiptDialog invoice={shown} register={label} onClose={close} /></Suspense>}
    </div>
  );
};
