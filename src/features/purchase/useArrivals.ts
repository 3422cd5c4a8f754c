import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useDataProvider, useLocation, useNavigate, useNotify } from 'ra-core';
import { isCardFormat } from '#resources/domain/card.ts';
import { coinsCategory } from '#resources/domain/core-categories.ts';
import type { Row, ServiceProvider } from '#dataProviders/types.ts';
import { identify, useScan } from '#src/features/till/index.ts';
import type { SaleArena } from './arena.ts';
import type { Player, Step } from './basket.ts';
import { scannedGood } from './goods.ts';
import { playerOf } from './player.ts';
import type { Goods } from './useGoods.ts';

interface Around {
  readonly arena: SaleArena;
  readonly goods: Goods;
  readonly dispatch: (step: Step) => void;
  /** The screen, for the way to the box of coins. */
  readonly page: RefObject<HTMLElement | null>;
  /** Resolves once no sale is on its way: who comes meanwhile belongs to the next one. */
  readonly idle: () => Promise<void>;
  /** Whoever comes from another screen begins a sale of their own: the basket of somebody else goes aside. */
  readonly makeRoom: (player: Player) => Promise<void>;
}
/** What an address brings along. */
interface Brought {
  readonly user: number;
  /** Minor units to buy coins for. */
  readonly coins: number;
  readonly category: string;
  readonly scanned: string;
}
const whole = (text: string | null): number => (/^[1-9]\d{0,12}$/.test(text ?? '') ? Number(text) : 0);
const broughtBy = (search: string, state: unknown): Brought => {
  const asked = new URLSearchParams(search);
  const { scanned } = (state ?? {}) as { readonly scanned?: unknown };
  return { user: whole(asked.get('user')), coins: whole(asked.get('coins')), category: asked.get('category') ?? coinsCategory, scanned: typeof scanned === 'string' ? scanned : '' };
};

/**
 * Who and what comes to the till by itself: a scanned card chooses its player, a scanned piece is added, and an address brings what it names:
 *
 *     /purchase?user=6                    the player is chosen
 *     /purchase?user=6&coins=1000         and buys coins for 10,00
 *     /purchase?user=6&category=Passes    and that category is open
 *     /purchase, state { scanned: '…' }   as if it were scanned here
 */
export const useArrivals = ({ arena, goods, dispatch, page, idle, makeRoom }: Around): void => {
  const provider = useDataProvider<ServiceProvider>();
  const notify = useNotify();
  const navigate = useNavigate();
  const { search, state } = useLocation();
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
  /** Whoever holds a card that is not known stands here now, not who was chosen before: neither the player nor the box of coins waits for the amount that comes next. */
  const nobody = (isCard: boolean) => {
    if (isCard) dispatch({ do: 'choose', player: null });
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.matches('input[data-coins]')) activeElement.blur();
  };
  /** What was scanned before this is said and done first, whichever answer comes earlier: the player is whoever was scanned last. */
  const turn = useRef<Promise<void>>(Promise.resolve());
  const hear = (code: string, fromElsewhere = false): void => {
    const looked = identify(provider, arena.id, code);
    const take = async () => {
      try {
        const found = await looked;
        await idle();
        if (found.kind === 'player') {
          if (fromElsewhere) await makeRoom(playerOf(found.user));
          choose(found.user, coinsCategory);
        } else if (found.kind === 'item') dispatch({ do: 'more', good: scannedGood(found.item, found.variant, arena.rate), by: 1 });
        else {
          // Six digits may stand on a piece as well.
          nobody(isCardFormat(code) && found.kind !== 'soldOut');
          notify(`till.scan.${found.kind}`, { type: 'warning', messageArgs: found.kind === 'soldOut' ? { name: found.name } : { code } });
        }
      } catch {
        await idle();
        nobody(isCardFormat(code));
        notify('till.scan.failed', { type: 'error', messageArgs: { code } });
      }
    };
    // It may fail before its turn comes, and says so then.
    looked.catch(() => undefined);
    turn.current = turn.current.then(take);
  };
  useScan(({ code }) => hear(code));

  const welcome = ({ user, coins, category }: Brought): void => {
    const looked = provider.getOne<Row & { id: number }>('users', { id: user });
    const take = async () => {
      try {
        const { data } = await looked;
        await idle();
        await makeRoom(playerOf(data));
        choose(data, category);
        const coin = coins > 0 ? (await goods.find('')).flatMap((shelf) => shelf.goods).find(({ rate }) => rate !== null) : undefined;
        if (coin) dispatch({ do: 'coins', good: coin, amount: coins });
      } catch {
        notify('purchase.playersFailed', { type: 'error' });
      }
    };
    looked.catch(() => undefined);
    turn.current = turn.current.then(take);
  };
  const arrive = useEffectEvent((brought: Brought) => {
    // Said once: a reload of the page begins a sale of its own.
    void navigate({ search: '' }, { replace: true, state: null });
    if (brought.user > 0) welcome(brought);
    else hear(brought.scanned, true);
  });
  useEffect(() => {
    const brought = broughtBy(search, state);
    if (brought.user > 0 || brought.scanned !== '') arrive(brought);
  }, [search, state]);
};
