import { arenaEditor } from './arena-editor.ts';
import { invoiceActions } from './invoice-actions.ts';
import { letters } from './letters.ts';
import { passwordReset } from './password-reset.ts';
import { purchase } from './purchase.ts';
import { receipts } from './receipts.ts';
import { refusals } from './refusals.ts';
import { sending } from './sending.ts';
import { till } from './till.ts';

/** Words of workflows that come after the first list; one line each. */
export const later = {
  arenaEditor,
  invoiceActions,
  letters,
  passwordReset,
  purchase,
  receipts,
  refusals,
  sending,
  till,
};
