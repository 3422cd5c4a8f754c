import type { invoiceActions as english } from '../en/invoice-actions.ts';
import { invoiceActions as de } from '../de/invoice-actions.ts';
import type { Words } from '../words.ts';

// Only what an Austrian colleague would say differently.
export const invoiceActions: Words<typeof english> = {
  ...de,
  createdOnly: 'Der Beleg wurde erstellt, aber nicht signiert.',
  restoredOnly: 'Der Beleg wurde storniert, der Storno ist noch nicht signiert.',
  fiscalized: 'Beleg signiert',
  notFiscalized: 'Der Beleg ist noch immer nicht signiert.',
  fiscalize: 'Signieren',
  fiscalizeOf: '%{label} signieren',
  fiscalizing: 'Die Signatureinrichtung wird gefragt.',
  ask: 'Nochmals fragen',
  unknown: 'Ob storniert wurde, steht noch nicht fest. Fragen Sie nochmals: Nichts wird zweimal storniert.',
  fiscal: {
    ...de.fiscal,
    title: 'Signatur',
    none: 'Dieser Beleg wurde ohne Signatur ausgestellt.',
    pending: 'Dieser Beleg ist noch nicht signiert; es wird von selbst wieder versucht.',
    rejected: 'Die Signatureinrichtung hat diesen Beleg abgelehnt. Berichtigen Sie, was sie nennt, und drücken Sie dann Signieren.',
    rejectedForGood: 'Die Signatureinrichtung hat diesen Beleg wegen einer Angabe abgelehnt, die auf ihm steht und nicht mehr geändert werden kann. Stornieren Sie ihn und verkaufen Sie neu.',
    answers: {
      unreachable: 'Die Signatureinrichtung ist nicht erreichbar.',
      timeout: 'Die Signatureinrichtung hat nicht rechtzeitig geantwortet.',
      unreadable: 'Die Antwort der Signatureinrichtung ist nicht lesbar.',
      lacking: 'Es fehlt eine Angabe, die für die Signatur nötig ist.',
    },
  },
};
