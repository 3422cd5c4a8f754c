import { Suspense, useEffect, useRef, type ReactElement, type RefObject } from 'react';
import { ResourceContextProvider, useLocation, useNavigate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { useAccess, useAsksArena } from './access.ts';
import { useEngine } from './context.ts';
import { DeleteDialog, FormDialog, ShowDialog } from './dialog/lazy.ts';
import { dialogRoute, useDialogLinks, type DialogLinks } from './dialog/links.ts';
import { ResourceList } from './list/ResourceList.tsx';
import './list/list.css';

/** `?openDialog=true` opens the form for a new record and goes from the address. */
const useOpenDialog = (links: DialogLinks, may: boolean): void => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const said = new URLSearchParams(search);
    if (said.get('openDialog') === null) return;
    const opens = said.get('openDialog') === 'true' && may;
    said.delete('openDialog');
    void navigate({ pathname: opens ? `${links.listPath}/create` : pathname, search: said.toString() }, { replace: true });
  }, [links, may, navigate, pathname, search]);
};

interface Props {
  readonly resource: Resource;
  readonly links: DialogLinks;
  /** How many rows the list shows now. */
  readonly rowsRef: RefObject<number>;
}
const Dialogs = ({ resource, links, rowsRef }: Props): ReactElement | null => {
  const { pathname } = useLocation();
  const can = useAccess(resource);
  const { arena, overrides } = useEngine();
  const asksArena = useAsksArena(resource);
  const departures = overrides[resource.name];
  const Editor = departures?.editor ?? FormDialog;
  const Remover = departures?.remover ?? DeleteDialog;
  const route = dialogRoute(links.listPath, pathname);
  // Where every call needs an arena, the list asks for one first.
  if (route === null || (arena === null && resource.api.path.includes('{arena}')) || (asksArena && route.kind === 'create')) return null;
  const close = () => links.close();
  // What nobody edits is looked at by its bare address.
  if (route.kind === 'show' || (route.kind === 'edit' && (resource.form.length === 0 || !resource.api.has.includes('update')))) return <Suspense fallback={null}><ShowDialog key={route.id} resource={resource} id={route.id} links={links} /></Suspense>;
  if (route.kind === 'delete') return can('delete') === 'never' ? null : <Suspense fallback={null}><Remover key={route.id} resource={resource} id={route.id} links={links} alone={() => rowsRef.current === 1} /></Suspense>;
  const id = route.kind === 'edit' ? route.id : null;
  if (can(id === null ? 'create' : 'update') === 'never') return null;
  // An editor of its own stays when the record it made gets an address; a form starts anew.
  return <Suspense fallback={null}><Editor key={Editor === FormDialog ? (id ?? 'create') : 'editor'} resource={resource} id={id} onClose={close} /></Suspense>;
};

/** The whole screen of a resource: its list, and by address its dialogs over the list. `name` is one of the registry's. */
export const ResourcePage = ({ name }: { readonly name: string }): ReactElement => {
  const resource = useEngine().registry.get(name);
  const links = useDialogLinks(resource);
  const can = useAccess(resource);
  const rowsRef = useRef(0);
  useOpenDialog(links, can('create') !== 'never');
  return (
    <ResourceContextProvider value={name}>
      <ResourceList resource={resource} links={links} rowsRef={rowsRef} />
      <Dialogs resource={resource} links={links} rowsRef={rowsRef} />
    </ResourceContextProvider>
  );
};
