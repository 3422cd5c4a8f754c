import { lazy } from 'react';

export { settingOf } from './facts.ts';
export { printReceipt, type Printed, type PrintOptions } from './print.ts';
export { useReceipts, type Receipts } from './useReceipts.ts';
/** What is looked at comes in a chunk of its own. */
export const ReceiptDialog = lazy(async () => ({ default: (await import('./ReceiptDialog.tsx')).ReceiptDialog }));
/** The invoice as it will be printed, without the dialog around it. `paper`: '58', '80' or 'a4'. */
export const ReceiptView = lazy(async () => ({ default: (await import('./ReceiptView.tsx')).ReceiptView }));
