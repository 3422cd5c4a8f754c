import { useEffect, useEffectEvent } from 'react';
import type { Sale, Step } from './basket.ts';
import type { Goods } from './useGoods.ts';

/** Looks up each line that the list of what is sold does not have: what has run out comes again, what is no longer on sale does not. */
export const useSought = ({ lines, stock }: Pick<Sale, 'lines' | 'stock'>, goods: Pick<Goods, 'seek'>, dispatch: (step: Step) => void): void => {
  const missing = lines.filter(({ gone }) => gone === false);
  const seek = useEffectEvent(() => {
    for (const line of missing) {
      // Where nobody can say, nothing is said: the service has the last word.
      void goods.seek(line).then((good) => dispatch({ do: 'sought', variant: line.variant, good }), () => undefined);
    }
  });
  const which = missing.map(({ variant }) => variant).join();
  useEffect(() => {
    if (which !== '' && stock !== null) seek();
  }, [which, stock]);
};
