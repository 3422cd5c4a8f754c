import { memo, Suspense, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { SoldItem } from '#dataProviders/types.ts';
import { Subscriptions, TopGames, TopItems } from '#src/features/user-view/index.ts';
import { Act } from '#src/ui/Act.tsx';
import type { Player, Step } from './basket.ts';
import type { Good, Shelf } from './goods.ts';

interface Props {
  readonly player: Player | null;
  readonly shelves: readonly Shelf[];
  readonly dispatch: (step: Step) => void;
}
const panels = ['topItems', 'topGames', 'subscriptions'] as const;

/** What the chosen player bought, played and subscribed to: what is on sale is one press away. */
export const Upsell = memo(({ player, shelves, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const again = ({ item_id, name }: SoldItem): ReactElement | null => {
    const goods: readonly Good[] = shelves.flatMap((shelf) => shelf.goods).filter(({ item }) => item === item_id);
    const [good] = goods;
    return goods.length === 1 && good ? <Act icon="add" label={translate('purchase.more', { name })} onClick={() => dispatch({ do: 'more', good, by: 1 })} /> : null;
  };
  return (
    <div className="ad-till-upsell">
      {player ? (
        <Suspense fallback={null}>
          <div className="ad-till-card"><TopItems key={player.id} user={player.id} act={again} /></div>
          <div className="ad-till-card"><TopGames key={player.id} user={player.id} /></div>
          <div className="ad-till-card ad-till-holdings"><Subscriptions key={player.id} user={player.id} /></div>
        </Suspense>
      ) : panels.map((name) => (
        <section key={name} className="ad-till-card" aria-label={translate(`people.panels.${name}`)}><h3>{translate(`people.panels.${name}`)}</h3><p className="ad-muted">{translate('purchase.choosePlayer')}</p></section>
      ))}
    </div>
  );
});
