import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useDataProvider, useLocation, useNavigate, useNotify } from 'ra-core';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import { isCardFormat } from '#resources/domain/card.ts';
import type { Row, ServiceProvider } from '#dataProviders/types.ts';
import { useScan } from '#src/features/card-scan/index.ts';
import type { Step } from './basket.ts';
import { playerOf } from './player.ts';
import type { Goods } from './useGoods.ts';

interface Around {
  readonly goods: Goods;
  readonly dispatch: (step: Step) => void;
  /** The screen, for the way to the box of coins. */
  readonly page: RefObject<HTMLElement | null>;
}
const whole = (text: string | null): number => (/^[1-9]\d{0,12}$/.test(text ?? '') ? Number(text) : 0);

/**
 * Who and what comes to the till by itself: a scanned card chooses its player, a scanned piece is added, and an address brings what it names:
 *
 *     /purchase?user=6                    the player is chosen
 *     /purchase?user=6&coins=1000         and buys coins for 10,00
 *     /purchase?user=6&category=Passes    and that category is open
 */
export const useArrivals = ({ goods, dispatch, page }: Around): void => {
  const provider = useDataProvider<ServiceProvider>();
  const notify = useNotify();
  const { search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search);
  // Money for coins is most often what a card is shown for: its box gets the focus as soon as it is there.
  const toCoins = useRef(false);
  useEffect(() => {
    if (!toCoins.current || goods.pending || goods.asked !== '') return;
    toCoins.current = false;
    page.current?.querySelector<HTMLElement>('input[data-coins]')?.focus();
  });

  const choose = (row: Row, category: string) => {
    dispatch({ do: 'choose', player: playerOf(row) });
    dispatch({ do: 'search', text: '' });
    dispatch({ do: 'tab', asked: '', category });
    toCoins.current = category === coinsCategory;
  };
  useScan(({ code }) => {
    const hear = async () => {
      const [holder, ...others] = isCardFormat(code) ? (await provider.usersByCard(code)).filter(({ card_id }) => card_id === undefined || card_id === code) : [];
      if (holder && others.length === 0) return choose(holder, coinsCategory);
      const [good] = holder ? [] : await goods.bySku(code);
      if (good) return dispatch({ do: 'more', good, by: 1 });
      return notify('purchase.scanNothing', { type: 'warning', messageArgs: { code } });
    };
    void hear().catch(() => notify('purchase.scanFailed', { type: 'error' }));
  });

  const [user, coins, category] = [whole(asked.get('user')), whole(asked.get('coins')), asked.get('category') ?? coinsCategory];
  const arrive = useEffectEvent(async (id: number) => {
    const { data } = await provider.getOne<Row & { id: number }>('users', { id });
    choose(data, category);
    const coin = coins > 0 ? (await goods.find('')).flatMap((shelf) => shelf.goods).find(({ rate }) => rate !== null) : undefined;
    if (coin) dispatch({ do: 'coins', good: coin, amount: coins });
  });
  const forget = useEffectEvent(() => void navigate({ search: '' }, { replace: true }));
  useEffect(() => {
    if (user === 0) return;
    // Said once: a reload of the page begins a sale of its own.
    forget();
    void arrive(user).catch(() => notify('purchase.playersFailed', { type: 'error' }));
  }, [user, notify]);
};
