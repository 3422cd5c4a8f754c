import { useCallback, type KeyboardEvent, type ReactElement, type RefObject } from 'react';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { formatInteger } from '#resources/domain/money.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import { Empty, FailedState } from '#src/ui/Places.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { piecesOf, type Sale, type Step } from './basket.ts';
import { GoodsTable } from './GoodsTable.tsx';
import type { Shelf } from './goods.ts';
import { ItemTabs } from './ItemTabs.tsx';
import { saleKeys } from './keys.ts';
import type { Goods } from './useGoods.ts';

interface Props {
  readonly goods: Goods;
  readonly sale: Sale;
  readonly currency: string;
  readonly searchBox: RefObject<HTMLInputElement | null>;
  readonly dispatch: (step: Step) => void;
}
/** Where a finger points, a box with the focus would make a keyboard rise. */
const fine = () => matchMedia('(pointer: fine)').matches;
const firstGood = (shelves: readonly Shelf[]) => shelves[0]?.goods[0];

/** Step 1: what is bought. */
export const Items = ({ goods, sale: { itemText: text, tab, lines, step }, currency, searchBox, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const { shelves, asked } = goods;
  const shelf = shelves.find(({ category }) => tab?.asked === asked && tab.category === category) ?? shelves[0];
  // One for all rows and renders: rows are drawn anew when it is another.
  const toSearch = useCallback(() => {
    searchBox.current?.focus();
    searchBox.current?.select();
  }, [searchBox]);
  const addFirst = async () => {
    // At once: what is typed while the answer is on its way replaces the text whole.
    toSearch();
    const found = await goods.find(text).catch((): readonly Shelf[] => {
      notify('purchase.itemsFailed', { type: 'error' });
      return [];
    });
    const good = firstGood(found);
    if (good && text.trim() !== '') dispatch({ do: 'more', good, by: 1 });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && text.trim() !== '') void addFirst();
    if (event.key === 'Escape') dispatch({ do: 'search', text: '' });
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    event.currentTarget.closest('section')?.querySelector<HTMLElement>('tbody input')?.focus();
  };
  const clear = <Button variant="outlined" onClick={() => dispatch({ do: 'search', text: '' })}>{translate('common.clear')}</Button>;
  return (
    <section className="ad-till-card ad-till-items" aria-labelledby="till-items" aria-current={step === 1 ? 'step' : undefined} data-step={1}>
      <h2 id="till-items"><span className="ad-till-step">1</span>{translate('purchase.items')}</h2>
      <div className="ad-till-search">
        <Icon name="search" size={18} />
        <input ref={searchBox} type="search" className="ad-input" maxLength={255} value={text} autoFocus={fine()} autoComplete="off" aria-label={translate('purchase.searchItems')} aria-keyshortcuts={saleKeys.items} placeholder={translate('purchase.searchItems')}
          onChange={({ target }) => dispatch({ do: 'search', text: target.value })} onKeyDown={onKeyDown} />
        {text === '' && <Kbd>{saleKeys.items}</Kbd>}
      </div>
      <ItemTabs shelves={shelves} asked={asked} current={shelf?.category} dispatch={dispatch} />
      {shelf ? (
        <GoodsTable key={`${asked}/${shelf.category}`} label={shelf.category} goods={shelf.goods} lines={lines} currency={currency} dispatch={dispatch} onLeave={toSearch} />
      ) : goods.failed ? (
        <FailedState title={translate('purchase.itemsFailed')} action={<Button variant="outlined" onClick={goods.refresh}>{translate('common.retry')}</Button>} />
      ) : goods.pending ? (
        <output className="ad-till-wait" aria-label={translate('common.loading')}>{[70, 55, 62, 48].map((width) => <Skeleton key={width} width={`${width}%`} />)}</output>
      ) : (
        <Empty icon="sell" title={translate(asked === '' ? 'purchase.nothingToSell' : 'purchase.nothingFound')} {...(asked === '' ? {} : { action: clear })}>{translate(asked === '' ? 'purchase.nothingToSellHint' : 'purchase.nothingFoundHint', { text: asked })}</Empty>
      )}
      <footer className="ad-till-foot">{translate('purchase.pieces', { smart_count: piecesOf(lines), count: formatInteger(piecesOf(lines)) })}</footer>
    </section>
  );
};
