import type { Client, SaleCalls, Standpoint } from '#dataProviders/adapter/types.ts';

/** The calls of the till; how they are made comes with the first of them, which asks for the items that can be sold. */
export const tillCalls = (client: Client, standpoint: Standpoint): SaleCalls => {
  const sales = async () => (await import('./sales.ts')).saleCalls(client, standpoint);
  return {
    purchaseItems: async (...given) => (await sales()).purchaseItems(...given),
    sell: async (...given) => (await sales()).sell(...given),
    outcomeOf: async (...given) => (await sales()).outcomeOf(...given),
    salesLike: async (...given) => (await sales()).salesLike(...given),
    saleOf: async (...given) => (await sales()).saleOf(...given),
    restoreInvoice: async (...given) => (await sales()).restoreInvoice(...given),
    fiscalizeInvoice: async (...given) => (await sales()).fiscalizeInvoice(...given),
    restoreTransaction: async (...given) => (await sales()).restoreTransaction(...given),
    invoicesOf: async (...given) => (await sales()).invoicesOf(...given),
    notePrint: async (...given) => (await sales()).notePrint(...given),
    printsOf: async (...given) => (await sales()).printsOf(...given),
    restoreSheet: async (...given) => (await sales()).restoreSheet(...given),
  };
};
