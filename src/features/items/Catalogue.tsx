import { useState, type ReactElement } from 'react';
import { useGetList, useTranslate } from 'ra-core';
import Button from '@mui/material/Button';
import { at } from '#resources/schema/condition.ts';
import { useEngine } from '#src/engine/context.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { AddToArena } from './AddToArena.tsx';
import { useLater } from './later.ts';
import './items.css';

type Item = Row & { readonly id: number };
/** How many items are offered at once; what is typed narrows them. */
const offered = 10;

/** Finds an item of the chain by its name and adds variants of it to the chosen arena. */
export const Catalogue = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const translate = useTranslate();
  const resource = useEngine().registry.get('global-items');
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const q = useLater(text.trim());
  const { data, isPending, error, refetch } = useGetList<Item>(resource.name, { pagination: { page: 1, perPage: offered }, sort: { field: 'name', order: 'ASC' }, filter: q === '' ? {} : { q, by: ['name'] } }, { placeholderData: (before) => before });
  const item = data?.find(({ id }) => id === chosen);
  const find = translate('resources.items.notes.find');
  return (
    <DialogFrame size={720} title={translate('resources.items.notes.addFromCatalogue')} onClose={onClose}>
      {item ? (
        <>
          <p><strong>{String(item.name)}</strong> <span className="ad-muted">{String(at(item, 'category.name') ?? '')}</span></p>
          <AddToArena record={item} resource={resource} onAdded={() => setChosen(null)} />
          <p><button type="button" className="ad-link" onClick={() => setChosen(null)}><Icon name="chevron_left" size={16} /> {translate('resources.items.notes.otherItem')}</button></p>
        </>
      ) : (
        <>
          <input type="search" className="ad-input" style={{ width: '100%' }} maxLength={100} value={text} aria-label={find} placeholder={find} onChange={({ target }) => setText(target.value)} />
          {isPending && <Skeleton width="100%" height="8em" />}
          {error && <p role="alert">{translate('engine.failed.title')} <Button size="small" onClick={() => void refetch()}>{translate('common.retry')}</Button></p>}
          {data?.length === 0 && <p className="ad-muted">{translate('engine.empty.filtered')}</p>}
          <ul className="ad-catalogue-finds">
            {data?.map((found) => (
              <li key={found.id}><button type="button" className="ad-catalogue-find" onClick={() => setChosen(found.id)}><span>{String(found.name)}</span><span className="ad-muted">{String(at(found, 'category.name') ?? '')}</span></button></li>
            ))}
          </ul>
        </>
      )}
    </DialogFrame>
  );
};
