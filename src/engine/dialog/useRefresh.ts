import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';

/** Fetches anew what a change of a record is seen in: lists, single records and labels, of every guise of its entity. `later`: once it is looked at again, where the list is about to be asked otherwise anyway. Dialogs read when they open: the record of the one that closes may be gone. `opened`: id of the record whose view stays open. */
export const useRefresh = (resource: Resource): ((options?: { readonly later?: boolean; readonly opened?: string }) => void) => {
  const { registry } = useEngine();
  const queryClient = useQueryClient();
  return useCallback(({ later = false, opened } = {}) => {
    for (const { name } of registry.guisesOf(resource.entity)) void queryClient.invalidateQueries({ queryKey: [name], predicate: ({ queryKey: [, what, id] }) => what !== 'dialog' || (opened !== undefined && id === opened), ...(later ? { refetchType: 'none' as const } : {}) });
  }, [queryClient, registry, resource]);
};
