import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/** What shows invoices, or what they move: coins, stock, people. */
const shown: ReadonlySet<unknown> = new Set(['invoices', 'transactions', 'items', 'users', 'user-panel', 'subscriptions', 'carts', 'receipts']);

/** Fetches anew whatever shows a sale; open dialogs too: the invoice that was looked at has changed. */
export const useSalesChanged = (): (() => void) => {
  const queryClient = useQueryClient();
  return useCallback(() => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => shown.has(queryKey[0]) }), [queryClient]);
};
