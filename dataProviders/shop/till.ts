import { lazyCalls } from '#dataProviders/adapter/lazy-calls.ts';
import type { Client, SaleCalls, Standpoint } from '#dataProviders/adapter/types.ts';

/** The calls of the till; how they are made comes with the first of them, which asks for the items that can be sold. */
export const tillCalls = (client: Client, standpoint: Standpoint): SaleCalls =>
  lazyCalls<SaleCalls>({
    purchaseItems: true, sell: true, outcomeOf: true, salesLike: true, saleOf: true, restoreInvoice: true, fiscalizeInvoice: true, restoreTransaction: true, invoicesOf: true, notePrint: true, printsOf: true, restoreSheet: true, restoreTransactionSheet: true,
  }, async () => (await import('./sales.ts')).saleCalls(client, standpoint));
