import { useEffect, useMemo, useRef } from 'react';
import { useCreatePath, useLocation, useNavigate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';

/** Which dialog an address below a list names. */
export type DialogRoute = { readonly kind: 'create' } | { readonly kind: 'show' | 'edit' | 'delete'; readonly id: string } | null;

/** `/create`, `/:id/show`, `/:id`, `/:id/delete` below the path of the list; anything else names no dialog. */
export const dialogRoute = (listPath: string, pathname: string): DialogRoute => {
  const [id = '', verb, ...more] = pathname.slice(listPath.length).split('/').filter(Boolean);
  if (!pathname.startsWith(listPath) || id === '' || more.length > 0) return null;
  if (id === 'create') return verb === undefined ? { kind: 'create' } : null;
  const kind = verb === undefined ? 'edit' : verb === 'show' || verb === 'delete' ? verb : null;
  return kind && /^[\w-]+$/.test(id) ? { kind, id } : null;
};

export interface DialogLinks {
  readonly listPath: string;
  readonly create: () => void;
  readonly show: (id: string) => void;
  readonly edit: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Back to the list, its state in the address kept or set anew. */
  readonly close: (search?: string) => void;
}
/** Opens and closes the dialogs of a resource; the list's state stays in the address. The same object while the list is the same. */
export const useDialogLinks = (resource: Resource): DialogLinks => {
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const { search } = useLocation();
  const now = useRef(search);
  useEffect(() => {
    now.current = search;
  }, [search]);
  return useMemo(() => {
    const listPath = createPath({ resource: resource.name, type: 'list' });
    const go = (pathname: string, to = now.current) => void navigate({ pathname, search: to });
    return {
      listPath,
      create: () => go(`${listPath}/create`),
      show: (id) => go(`${listPath}/${id}/show`),
      edit: (id) => go(`${listPath}/${id}`),
      remove: (id) => go(`${listPath}/${id}/delete`),
      close: (to) => go(listPath, to),
    };
  }, [createPath, navigate, resource]);
};
