import type { SafeStorage } from '#src/lib/storage.ts';
import { basketId, type TillStore } from './store.ts';
import type { Draft, TillOwner } from './types.ts';

/** How long a basket rests before it is written down, in ms: no key waits for that. */
export const draftDelay = 300;

export interface DraftKeeper {
  /** What was kept of this owner; null for nothing, and for what does not fit, which is forgotten. */
  readonly read: (fits: (draft: Draft) => boolean) => Promise<Draft | null>;
  /** The basket as it is now, written down when it rests; null: there is nothing in it, which is written at once. */
  readonly note: (cart: unknown) => void;
  /** Writes at once what still waits. */
  readonly flush: () => void;
  /** The page goes: the store may not come to an end with what it was told last, so that is left where writing takes no time. */
  readonly leave: () => void;
  /** Nothing is kept any more. */
  readonly forget: () => Promise<void>;
}
interface Around {
  readonly store: Pick<TillStore, 'get' | 'put' | 'take'>;
  readonly storage: Pick<SafeStorage, 'get' | 'set' | 'remove'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}
const placeOf = (id: string) => `arenadesk.draft.${id}`;
const draftIn = (text: string | null): Draft | null => {
  try {
    return JSON.parse(text ?? 'null') as Draft | null;
  } catch {
    return null;
  }
};

/** Keeps the basket that is being filled by one person at one register. */
export const createDraftKeeper = (owner: TillOwner, { store, storage, now }: Around): DraftKeeper => {
  const id = basketId(owner);
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The last change that the store has not confirmed; with a basket of null it was emptied. */
  let open: Draft | null = null;
  const write = async (): Promise<void> => {
    clearTimeout(timer);
    const draft = open;
    if (draft === null) return;
    await (draft.cart === null ? store.take('drafts', id) : store.put('drafts', draft));
    if (open === draft) open = null;
  };
  const change = (cart: unknown) => {
    clearTimeout(timer);
    open = { user: owner.user, arena: owner.arena, register: owner.register, at: now(), cart };
  };
  const forget = async (): Promise<void> => {
    change(null);
    storage.remove(placeOf(id));
    await write();
  };
  return {
    read: async (fits) => {
      const [left, kept] = [draftIn(storage.get(placeOf(id))), await store.get('drafts', id)];
      const draft = left !== null && left.at >= (kept?.at ?? 0) ? left : kept;
      const good = draft !== null && draft.cart !== null && fits(draft) ? draft : null;
      if (good === null) await (draft === null ? undefined : forget());
      else if (good === left) await store.put('drafts', good);
      storage.remove(placeOf(id));
      return good;
    },
    note: (cart) => {
      change(cart);
      if (cart === null) void write();
      else timer = setTimeout(() => void write(), draftDelay);
    },
    flush: () => void write(),
    leave: () => {
      if (open !== null) storage.set(placeOf(id), JSON.stringify(open));
      void write();
    },
    forget,
  };
};
