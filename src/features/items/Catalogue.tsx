import { useCallback, useRef, useState, type ReactElement } from 'react';
import { useGetList, useTranslate } from 'ra-core';
import { at } from '#resources/schema/condition.ts';
import { useEngine } from '#src/engine/context.ts';
import { LeaveQuestion } from '#src/engine/dialog/LeaveGuard.tsx';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AddToArena } from './AddToArena.tsx';
import { useLater } from './later.ts';
import { Unloaded } from './Unloaded.tsx';
import { variantsOf } from './variants.ts';
import './items.css';

type Item = Row & { readonly id: number };
/** How many items are offered at once; what is typed narrows them. */
const offered = 10;

/** Finds an item of the chain by its name and adds variants of it to the chosen arena. */
export const Catalogue = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const translate = useTranslate();
  const { registry, arena } = useEngine();
  const resource = registry.get('global-items');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<Item | null>(null);
  const q = useLater(text.trim());
  const { data, total, isPending, error, refetch } = useGetList<Item>(resource.name, { pagination: { page: 1, perPage: offered }, sort: { field: 'name', order: 'ASC' }, filter: q === '' ? {} : { q, by: ['name'] } }, { placeholderData: (before) => before });
  // As it is now where it is still among those that are listed.
  const item = chosen && (data?.find(({ id }) => id === chosen.id) ?? chosen);
  /** Nothing of it is left to add: all its variants are here already, or it is sold everywhere. */
  const isHere = (found: Item) => {
    const variants = variantsOf(found);
    return found.everywhere === true || (variants.length > 0 && variants.every(({ warehouses }) => warehouses.some((line) => line.arena_id === arena?.id)));
  };
  const unsaved = useRef<() => boolean>(() => false);
  const onForm = useCallback((ask: () => boolean) => {
    unsaved.current = ask;
  }, []);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => () => (unsaved.current() ? setLeaving(() => go) : go());
  const find = translate('resources.items.notes.find');
  return (
    <DialogFrame size={720} title={translate('resources.items.notes.addFromCatalogue')} onClose={leave(onClose)}>
      {leaving && <LeaveQuestion onLeave={() => { setLeaving(null); leaving(); }} onStay={() => setLeaving(null)} />}
      {item ? (
        <>
          <p><strong>{String(item.name)}</strong> <span className="ad-muted">{String(at(item, 'category.name') ?? '')}</span></p>
          <AddToArena record={item} resource={resource} onAdded={() => setChosen(null)} onForm={onForm} />
          <p><button type="button" className="ad-link" onClick={leave(() => setChosen(null))}><Icon name="chevron_left" size={16} /> {translate('resources.items.notes.otherItem')}</button></p>
        </>
      ) : (
        <>
          <input type="search" className="ad-input" style={{ width: '100%' }} maxLength={100} value={text} aria-label={find} placeholder={find} onChange={({ target }) => setText(target.value)} />
          {isPending && <Skeleton width="100%" height="8em" />}
          {error && <Unloaded again={() => void refetch()} />}
          {data?.length === 0 && <p className="ad-muted">{translate('engine.empty.filtered')}</p>}
          <ul className="ad-catalogue-finds">
            {data?.map((found) => (
              <li key={found.id}><button type="button" className="ad-catalogue-find" onClick={() => setChosen(found)}><span>{String(found.name)}</span><span className="ad-muted">{String(at(found, 'category.name') ?? '')}{isHere(found) ? ` · ${translate('resources.items.notes.alreadyHere')}` : ''}</span></button></li>
            ))}
          </ul>
          {data !== undefined && total !== undefined && total > data.length && <p className="ad-below">{translate('resources.items.notes.more', { shown: data.length, total })}</p>}
        </>
      )}
    </DialogFrame>
  );
};
