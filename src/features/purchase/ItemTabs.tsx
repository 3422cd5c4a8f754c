import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatInteger } from '#resources/domain/money.ts';
import type { Step } from './basket.ts';
import type { Shelf } from './goods.ts';

interface Props {
  readonly shelves: readonly Shelf[];
  /** The text these were searched with. */
  readonly asked: string;
  /** The category that is shown. */
  readonly current: string | undefined;
  readonly dispatch: (step: Step) => void;
}
/** The categories, as tabs that arrows lead along. */
export const ItemTabs = memo(({ shelves, asked, current, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const place = shelves.findIndex(({ category }) => category === current);
  const go = (to: number, from?: HTMLElement) => {
    const next = shelves.at(to % Math.max(1, shelves.length));
    if (!next) return;
    dispatch({ do: 'tab', asked, category: next.category });
    from?.parentElement?.querySelectorAll('button').item((to + shelves.length) % shelves.length)?.focus();
  };
  return (
    <div role="tablist" className="ad-till-tabs" aria-label={translate('purchase.categories')}>
      {shelves.map(({ category, goods: { length } }, i) => (
        <button key={category} type="button" role="tab" aria-selected={category === current} tabIndex={category === current ? 0 : -1} onClick={() => go(i)}
          onKeyDown={(event) => {
            const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
            if (by !== undefined) go(place + by, event.currentTarget);
          }}>
          {category}<span className="ad-count" aria-hidden>{formatInteger(length)}</span>
        </button>
      ))}
    </div>
  );
});
