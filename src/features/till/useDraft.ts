import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { businessDayOf, todayIn } from '#resources/domain/day.ts';
import { useEngine } from '#src/engine/context.ts';
import { storage } from '#src/lib/storage.ts';
import { withTabLock } from '#src/lib/tabs.ts';
import { createDraftKeeper, type DraftKeeper } from './draft.ts';
import { tillStore } from './kept.ts';
import { basketId } from './store.ts';
import type { TillOwner } from './types.ts';
import { useRegister } from './useRegister.ts';

/** How long those who come to the till wait for the basket of before, in ms: another tab may have it for hours. */
const patience = 500;

interface Drafting {
  /** The basket as it is now, the same object until it changes; null when there is nothing in it. */
  readonly cart: unknown;
  /** Counts the forms of the screen. */
  readonly form: number;
  /** The basket of before comes back into a form that is empty, or stands aside since another one was begun. */
  readonly onBack: (cart: unknown) => void;
  readonly onAside: (cart: unknown) => void;
}
export interface Drafted {
  /** Gives the basket of a form over to its sale: as a draft it is kept no longer, whatever becomes of it on the screen. */
  readonly forget: (form: number) => Promise<void>;
  /** Resolves once the basket of before is there, or is not to be waited for. */
  readonly ready: () => Promise<void>;
}
/**
 * Keeps the basket that is being filled for the same person at the same register, on the same business day of the arena. Until a register is chosen it belongs to
 * none; one that is on the screen while another register is chosen goes along. Of two tabs at one register the first keeps its basket.
 */
export const useDraft = ({ cart, form, onBack, onAside }: Drafting): Drafted => {
  const { caller, arena } = useEngine();
  const { label } = useRegister();
  const [user, place, register, timezone, dayStart] = [caller.id, arena?.id ?? 0, String(label ?? ''), arena?.timezone ?? 'UTC', arena?.dayStartTime ?? null];
  const owner = useMemo<TillOwner>(() => ({ user, arena: place, register }), [user, place, register]);
  const keeper = useRef<DraftKeeper | null>(null);
  /** The last that was in charge, also once the till was left: what is sold is forgotten all the same. */
  const last = useRef<DraftKeeper | null>(null);
  /** That of the register chosen before, if it was in charge there. */
  const before = useRef<DraftKeeper | null>(null);
  /** The form whose basket is that of a sale. */
  const sold = useRef(-1);
  const arrived = useRef<Promise<void>>(Promise.resolve());

  const today = useEffectEvent((at: number) => businessDayOf(at, timezone, dayStart) === todayIn(timezone, Date.now(), dayStart));
  const note = useEffectEvent((now: unknown, of: number) => {
    if (of !== sold.current) keeper.current?.note(now);
  });
  const begin = useEffectEvent((mine: DraftKeeper, found: unknown) => {
    keeper.current = mine;
    last.current = mine;
    before.current = mine;
    if (cart !== null) {
      if (found !== null) onAside(found);
      note(cart, form);
    } else if (found !== null) onBack(found);
  });
  const settle = useEffectEvent(async (mine: DraftKeeper, here: () => boolean) => {
    const draft = await mine.read(({ at }) => today(at));
    if (here()) begin(mine, draft?.cart ?? null);
  });
  const moved = useEffectEvent(() => {
    if (cart !== null) void before.current?.forget();
    before.current = null;
  });
  useEffect(() => {
    const mine = createDraftKeeper(owner, { store: tillStore, storage, now: Date.now });
    moved();
    let here = true;
    let leave = () => undefined as void;
    const left = new Promise<void>((done) => {
      leave = done;
    });
    arrived.current = new Promise((done) => {
      setTimeout(done, patience);
      void withTabLock(`arenadesk.basket.${basketId(owner)}`, async () => {
        if (here) await settle(mine, () => here);
        done();
        await left;
      });
    });
    const hidden = () => document.visibilityState === 'hidden' && mine.flush();
    const gone = () => {
      mine.leave();
      leave();
    };
    document.addEventListener('visibilitychange', hidden);
    addEventListener('pagehide', gone);
    return () => {
      here = false;
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('pagehide', gone);
      keeper.current = null;
      mine.flush();
      leave();
    };
  }, [owner]);
  useEffect(() => note(cart, form), [cart, form]);
  return {
    forget: useCallback(async (of) => {
      sold.current = of;
      await last.current?.forget();
    }, []),
    ready: useCallback(() => arrived.current, []),
  };
};
