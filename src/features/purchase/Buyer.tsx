import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import { BarredNote } from '#src/features/till/index.ts';
import { Chip } from '#src/ui/Chips.tsx';
import { Coin } from '#src/ui/Coin.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { Player, Step } from './basket.ts';
import { isStarter, usePlayerFacts } from './player.ts';

interface Props {
  readonly player: Player | null;
  readonly dispatch: (step: Step) => void;
}
/** Who buys: username, rank, name, e-mail and coins. */
export const Buyer = memo(({ player, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const { balance, rank, pending, failed } = usePlayerFacts(player);
  if (!player) return <p className="ad-till-buyer ad-muted"><Icon name="person" size={18} />{translate('purchase.noPlayer')}</p>;
  const label = translate('purchase.deselect', { name: player.username });
  return (
    <section className="ad-till-buyer" aria-label={translate('purchase.player')}>
      <div className="ad-till-buyer-head">
        <strong>{player.username}</strong>
        <span className="ad-figure ad-till-balance">{pending ? <Skeleton width="5em" /> : failed ? translate('purchase.factsFailed') : <>{formatCoins(balance ?? 0)} <Coin title={translate('purchase.coins')} /></>}</span>
        <button type="button" className="ad-icon-button" aria-label={label} title={label} onClick={() => dispatch({ do: 'choose', player: null })}><Icon name="close" size={18} /></button>
      </div>
      <div className="ad-till-buyer-facts">
        {rank !== null && <Chip>{rank}</Chip>}
        <span>{player.name || '–'}</span>
        <span className="ad-muted">{player.email || '–'}</span>
        {isStarter(rank) && <span className="ad-chip ad-till-starter"><Icon name="star" size={16} />{translate('purchase.starterPack')}</span>}
      </div>
      {player.barred && <BarredNote {...player.barred} />}
    </section>
  );
});
