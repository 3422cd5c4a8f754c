export { FiscalizeAct, FiscalizeButton, RestoreAct, RestoreButton, RestoreTransactionAct, RestoreTransactionButton } from './buttons.tsx';
export { fiscalOf, officeSaid } from './record.ts';
export { FiscalNotice } from './FiscalNotice.tsx';
export { PrintButtons } from './PrintButtons.tsx';
export { invoiceErrorTime, useInvoiceSays, type InvoiceSays } from './useInvoiceSays.ts';
export { refusalSentences, type Wanted } from './refusals.ts';
export { useSalesChanged } from './useSalesChanged.ts';
export { saidOf, type Described } from './said.ts';
