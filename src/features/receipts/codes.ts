import type { Facts } from './facts.ts';
import type { Block, QrImage, Row } from './model.ts';
import type { ReceiptWords } from './words/index.ts';

/** Levels and sizes as each country's rules ask: at least 20 mm in Croatia, version 2 at level M in Slovenia, 30 to 40 mm at level M in Spain; the long Austrian code needs room. */
const images: Readonly<Record<string, Omit<QrImage, 'text'>>> = {
  hr: { level: 'low', size: 26 }, si: { level: 'medium', size: 22 }, at: { level: 'medium', size: 34 }, es: { level: 'medium', size: 34 },
};
const qrBlock = ({ locale, codes }: Facts): readonly Block[] => {
  const image = images[locale];
  return image && codes.qr !== '' ? [{ kind: 'qr', field: 'qr', image: { ...image, text: codes.qr } }] : [];
};

/** Whether the tax office has to do with this invoice at all. */
const isFiscal = ({ fiscalized, state, codes }: Facts): boolean => fiscalized || state === 'pending' || state === 'rejected' || state === 'done' || Object.values(codes).some((code) => code !== '');

/** The signature that stands for a signing device that was down, as it is in the Austrian code. */
const deviceDown = 'U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==';
/** Mark of the register in the Austrian code; '' where there is none. */
export const registerInCode = ({ locale, codes }: Facts): string => (locale === 'at' && codes.qr.startsWith('_') ? (codes.qr.split('_')[2] ?? '') : '');

const codeRows: Readonly<Record<string, (facts: Facts, words: ReceiptWords) => readonly Row[]>> = {
  hr: ({ codes }, words) => [{ field: 'zki', label: 'ZKI', value: codes.zki, code: true }, { field: 'jir', label: 'JIR', value: codes.jir || (words.pending ?? ''), code: true }],
  si: ({ codes }, words) => [{ field: 'zoi', label: 'ZOI', value: codes.zoi, code: true }, { field: 'eor', label: 'EOR', value: codes.eor || (words.pending ?? ''), code: true }],
  ba: ({ codes }) => (codes.bf === '' ? [] : [{ field: 'bf', label: 'BF', value: codes.bf, strong: true }]),
};

/** What the tax office wants to see at the foot of a receipt, by the arena's locale. */
export function codeBlocks(facts: Facts, words: ReceiptWords): readonly Block[] {
  if (!isFiscal(facts) || facts.locale === 'es') return [];
  const rows = codeRows[facts.locale]?.(facts, words) ?? [];
  const line = (field: 'outage' | 'notFiscal', text: string | undefined, holds: boolean): readonly Block[] => (holds && text !== undefined ? [{ kind: 'line', field, text, look: 'mark' }] : []);
  return [
    ...line('outage', words.outage, facts.codes.qr === '' ? facts.state !== 'none' && !facts.fiscalized : facts.codes.qr.endsWith(deviceDown)),
    ...line('notFiscal', words.notFiscal, facts.codes.bf === ''),
    ...(rows.length > 0 ? [{ kind: 'rows', rows } as const] : []),
    ...qrBlock(facts),
  ];
}

/** The Spanish code stands above everything, with its texts around it. */
export function codeAbove(facts: Facts, { qrAbove, qrBelow }: ReceiptWords): readonly Block[] {
  if (facts.locale !== 'es' || qrAbove === undefined || qrBelow === undefined) return [];
  const code = qrBlock(facts);
  if (code.length === 0) return [];
  const below = facts.codes.qr.includes('ValidarQRNoVerifactu') ? qrBelow.kept : qrBelow.sent;
  return [{ kind: 'line', field: 'qrAbove', text: qrAbove, look: 'plain' }, ...code, { kind: 'line', field: 'qrBelow', text: below, look: 'plain' }];
}
