import { useMemo, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { inPlace, movedTo, numbersOf, type Placed } from '#resources/domain/order.ts';
import type { Entry, ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { useRefresh } from '#src/engine/dialog/useRefresh.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { useFormat } from '#src/fields/context.ts';

/** Two people's orders: as it was opened, as it is now, and as it is wanted here. */
export interface Conflict {
  readonly opened: readonly Entry[];
  readonly theirs: readonly Entry[];
  /** Id -> number. */
  readonly mine: ReadonlyMap<number, number>;
}
export interface Order {
  /** In the sequence that is wanted, with the numbers they have. */
  readonly rows: readonly Entry[];
  /** Id -> the number that the sequence gives. */
  readonly numbers: ReadonlyMap<number, number>;
  readonly changed: readonly Placed[];
  readonly conflict: Conflict | null;
  readonly saving: boolean;
  readonly move: (from: number, to: number) => void;
  readonly save: () => void;
  readonly takeTheirs: () => void;
}
const idsOf = (games: readonly Entry[]) => inPlace(games).map(({ id }) => id);
const changedIn = (games: readonly Entry[], numbers: ReadonlyMap<number, number>): readonly Placed[] =>
  games.flatMap(({ id, display_order }) => (numbers.get(id) === display_order ? [] : [{ id, display_order: numbers.get(id) ?? display_order }]));

/**
 * The order of an arena's games while somebody edits it: a sequence over the games as they were read. A save that comes too late brings the order as it is now; the
 * sequence stays, so that nothing anybody has done is lost.
 */
export const useOrder = (arena: number, games: readonly Entry[], onSaved: () => void): Order => {
  const provider = useDataProvider<ServiceProvider>();
  const { registry } = useEngine();
  const resource = registry.get('games');
  const refresh = useRefresh(resource);
  const notify = useNotify();
  const translate = useTranslate();
  const { locale } = useFormat();
  const [base, setBase] = useState(games);
  const [ids, setIds] = useState(() => idsOf(games));
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saving, setSaving] = useState(false);
  const numbers = useMemo(() => numbersOf(base, ids), [base, ids]);
  const changed = useMemo(() => changedIn(base, numbers), [base, numbers]);
  const rows = useMemo(() => ids.flatMap((id) => base.find((game) => game.id === id) ?? []), [base, ids]);

  const done = () => {
    notify('resources.games.notes.saved', { type: 'success' });
    refresh();
    onSaved();
  };
  const say = (error: unknown) => {
    const text = [translate('resources.games.notes.failed'), ...failureText(failureOf(error), resource, translate, locale)].join('\n');
    notify(text, { type: 'error', messageArgs: { _: text } });
  };
  /** The order is another one by now: somebody else's, or this very one, whose answer was lost. */
  const meet = async () => {
    const theirs = await provider.arenaEntries('games', arena);
    refresh();
    const there = new Set(theirs.map(({ id }) => id));
    const wanted = [...ids.filter((id) => there.has(id)), ...idsOf(theirs).filter((id) => !ids.includes(id))];
    if (theirs.length === base.length && theirs.every(({ id, display_order }) => numbers.get(id) === display_order)) return done();
    setConflict({ opened: base, theirs, mine: numbers });
    setBase(theirs);
    setIds(wanted);
  };
  const save = async () => {
    setSaving(true);
    try {
      await provider.saveGameOrder(arena, changed, base);
      done();
    } catch (error) {
      if (failureOf(error).code === 'stale') await meet().catch(say);
      else say(error);
    } finally {
      setSaving(false);
    }
  };
  return {
    rows, numbers, changed, conflict, saving,
    move: (from, to) => setIds(movedTo(ids, from, to)),
    save: () => void save(),
    takeTheirs: () => {
      setIds(idsOf(base));
      setConflict(null);
    },
  };
};
