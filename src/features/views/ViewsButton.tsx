import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { useDataProvider, useStoreContext, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { readAddress, writeAddress, type AddressProps } from '#src/engine/list/address.ts';
import { Icon } from '#src/ui/icons.tsx';
import { ahead } from '#src/lib/ahead.ts';
import { namespace, views, viewsOf, type Keeping } from './store.ts';

const load = () => import('./ViewsMenu.tsx');
const ViewsMenu = lazy(async () => ({ default: (await load()).ViewsMenu }));

const useKeeping = (): { readonly owner: number; readonly keeping: Keeping } => {
  const provider = useDataProvider<ServiceProvider>();
  const owner = useEngine().caller.id;
  return { owner, keeping: { load: () => provider.userSettings(owner, namespace), save: (key, value) => provider.saveUserSetting(owner, namespace, key, value) } };
};

/** Opens the views of a list; the one that starts it is put in force when the list was opened without a word about how. */
export const ViewsButton = ({ resource, address, change }: AddressProps): ReactElement => {
  const translate = useTranslate();
  const store = useStoreContext();
  const { owner, keeping } = useKeeping();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const known = useSyncExternalStore(views.subscribe, () => views.all(owner));
  const here = writeAddress({ ...address, page: 1 }, resource);
  const opened = useRef(here);
  const first = useRef(true);
  const latest = useRef(keeping);
  useEffect(() => {
    latest.current = keeping;
  });
  useEffect(() => {
    void views.load(owner, latest.current).catch(() => undefined);
  }, [owner]);
  useEffect(() => {
    // Once, and only while the list is as it was opened.
    if (known === null || !first.current) return;
    first.current = false;
    const start = viewsOf(owner, resource.name).find(({ starts }) => starts);
    if (!start || here !== opened.current || (here !== '' && here !== start.search)) return;
    store.setItem(`${resource.name}.datatable`, start.hidden);
    store.setItem(`${resource.name}.datatable_columnRanks`, start.ranks);
    if (here !== start.search) change(readAddress(start.search, resource));
  }, [known, here, owner, resource, change, store]);
  const word = translate('tools.views.open');
  return (
    <>
      <button type="button" className="ad-icon-button" aria-label={word} title={word} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)} onMouseEnter={ahead(load)}><Icon name="bookmark" /></button>
      <Suspense fallback={null}>
        {anchor && <ViewsMenu resource={resource} here={here} change={change} anchor={anchor} owner={owner} keeping={keeping} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
};
