import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import { Empty } from '#src/ui/Places.tsx';
import { useSaleArena } from './arena.ts';
import { Counter } from './Counter.tsx';
import './purchase.css';

/** The till of the chosen arena. */
export const Purchase = (): ReactElement => {
  const translate = useTranslate();
  const arena = useSaleArena();
  const { caller } = useEngine();
  // What is in the basket is shown to nobody else, in no other arena.
  return arena ? <Counter key={`${caller.id}/${arena.id}`} arena={arena} /> : <Empty icon="stadium" title={translate('purchase.noArena')}>{translate('purchase.noArenaHint')}</Empty>;
};
