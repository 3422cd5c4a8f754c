import { coinsCategory } from '#resources/domain/core-categories.ts';
import { formatInteger, formatMoney, kunaOf, roundHalfUp } from '#resources/domain/money.ts';
import { formatInstant } from '#src/lib/format.ts';
import { codeAbove, codeBlocks, registerInCode } from './codes.ts';
import type { Facts, Line, Setting } from './facts.ts';
import type { Block, Column, Field, ReceiptModel, Row } from './model.ts';
import { filled, wordsOf, type ReceiptWords } from './words/index.ts';

/** Tax numbers of Slovenian companies are written with the country in front. */
const taxIdOf = ({ locale, issuer }: Facts): string => (locale === 'si' && !/^si/i.test(issuer.pidn) ? `SI${issuer.pidn}` : issuer.pidn);

/** The register's part of the number as it is printed, by the country's order of its parts; '' where the number is of another form. Austria knows it by its place, as its code does. */
const registerOf = ({ locale, label, place }: Facts): string => {
  if (locale === 'hr') return label.split('/')[2] ?? '';
  const register = place !== '' && label.startsWith(`${place}-`) ? (label.slice(place.length + 1).split('-')[0] ?? '') : '';
  return locale === 'at' && register !== '' ? `${place}-${register}` : register;
};

/** What one piece costs. A coin costs less than the smallest coin of money: two to four decimals. */
const priceOf = ({ category, price }: Line, { coinsPerCurrency }: Facts): string => {
  if (category !== coinsCategory || coinsPerCurrency === null) return formatMoney(price);
  const exact = String(roundHalfUp(10_000, coinsPerCurrency)).padStart(5, '0');
  return `${formatInteger(Number(exact.slice(0, -4)))},${exact.slice(-4).replace(/0{1,2}$/, '')}`;
};
const percent = (rate: number): string => `${String(rate).replace('.', ',')} %`;

const column = (field: Field, head: string, cells: readonly string[], align: Column['align'] = 'right'): Column => ({ field, head, cells, align });
const items = (facts: Facts, words: ReceiptWords): Block => ({
  kind: 'table', name: 'items',
  columns: [
    column('product', words.product, facts.lines.map(({ name }) => name), 'left'),
    column('quantity', words.quantity, facts.lines.map(({ quantity }) => formatInteger(quantity))),
    column('price', words.price, facts.lines.map((line) => priceOf(line, facts))),
    column('amount', words.amount, facts.lines.map(({ total }) => formatMoney(total))),
  ],
});
const taxes = ({ taxes: found }: Facts, words: ReceiptWords): Block =>
  found.length === 0 ? { kind: 'line', field: 'noTax', text: words.noTax, look: 'plain' } : {
    kind: 'table', name: 'taxes',
    columns: [
      column('rate', words.rate, found.map(({ name, rate }) => (name.includes('%') ? name : `${name} ${percent(rate)}`)), 'left'),
      column('base', words.base, found.map(({ base }) => formatMoney(base))),
      column('tax', words.tax, found.map(({ amount }) => formatMoney(amount))),
    ],
  };

/** Lines that say something; what is missing is left out. */
const rowsOf = (...rows: readonly (readonly [field: Field, label: string, value: string])[]): readonly Block[] => {
  const said = rows.filter(([, , value]) => value !== '').map(([field, label, value]): Row => ({ field, label, value }));
  return said.length === 0 ? [] : [{ kind: 'rows', rows: said }];
};
const line = (field: Field, text: string, look: 'title' | 'name' | 'plain' | 'mark'): readonly Block[] => (text === '' ? [] : [{ kind: 'line', field, text, look }]);
const html = (field: 'header' | 'footer', text: string): readonly Block[] => (text === '' ? [] : [{ kind: 'html', field, html: text }]);

const totals = (facts: Facts, setting: Setting, words: ReceiptWords): Block => {
  const currency = words.currencies?.[facts.currency] ?? facts.currency;
  const kuna = facts.locale === 'hr' && facts.currency === 'EUR' && setting.kuna && words.kuna !== undefined;
  return { kind: 'rows', rows: [
    { field: 'total', label: words.total, value: formatMoney(facts.gross, currency), strong: true },
    ...(kuna ? [{ field: 'kuna', label: words.kuna, value: formatMoney(kunaOf(facts.gross), 'HRK') } as const] : []),
    { field: 'payment', label: words.payment, value: words.methods[facts.method] },
  ] };
};

/**
 * A receipt from an invoice and its arena's settings, in the words and by the rules of the arena's locale.
 * @param copy which copy it is, from 1; 0 for the first print
 */
export function receiptOf(facts: Facts, setting: Setting, copy = 0): ReceiptModel {
  const words = wordsOf(facts.locale);
  const back = facts.reverses !== '';
  const title = back ? words.reversal : facts.recipient ? words.companyInvoice : words.invoice;
  const { recipient } = facts;
  return {
    lang: words.lang,
    name: `${title} ${facts.label}`,
    blocks: [
      ...codeAbove(facts, words),
      ...html('header', setting.header),
      ...line('company', facts.issuer.name, 'name'),
      ...line('companyAddress', facts.issuer.address, 'plain'),
      ...line('companyId', facts.issuer.pidn === '' ? '' : `${words.taxId}: ${taxIdOf(facts)}`, 'plain'),
      ...line('title', title, 'title'),
      ...(copy > 0 ? line('copy', filled(words.copy, { n: copy }), 'mark') : []),
      ...(back ? line('reverses', filled(words.reverses, { label: facts.reverses }), 'mark') : []),
      ...(facts.reversedBy === '' ? [] : line('reversedBy', filled(words.reversedBy, { label: facts.reversedBy }), 'mark')),
      ...rowsOf(
        ['originalBf', words.originalBf ?? '', back && words.originalBf !== undefined ? facts.originalBf : ''],
        ['reason', words.reason, back || facts.reversedBy !== '' ? facts.reason : ''],
        ['number', words.number, facts.label],
        ['issued', words.issued, formatInstant(facts.created, { locale: facts.locale, timezone: facts.timezone })],
        ['operator', words.operator, facts.operator],
        ['place', words.place, facts.place],
        ['register', words.register, registerInCode(facts) || registerOf(facts)],
      ),
      ...(recipient ? rowsOf(['recipient', words.recipient, recipient.name], ['recipientAddress', '', recipient.address], ['recipientId', words.taxId, recipient.pidn]) : []),
      items(facts, words),
      totals(facts, setting, words),
      taxes(facts, words),
      ...codeBlocks(facts, words),
      ...html('footer', setting.footer),
    ],
  };
}
