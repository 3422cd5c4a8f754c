import { at } from '#resources/schema/condition.ts';

export interface Company {
  readonly name: string;
  readonly address: string;
  readonly pidn: string;
}
export interface Line {
  readonly name: string;
  readonly category: string;
  readonly quantity: number;
  /** Of one piece, minor units. */
  readonly price: number;
  /** Minor units. */
  readonly total: number;
}
export interface Tax {
  readonly name: string;
  /** Percent. */
  readonly rate: number;
  readonly base: number;
  readonly amount: number;
}
export type Method = 'cash' | 'creditCard' | 'bank';
export type Codes = Readonly<Record<'zki' | 'jir' | 'zoi' | 'eor' | 'bf' | 'qr', string>>;
/** What a receipt is made from: an invoice as it was written down. Amounts are minor units; what is missing is '' or null. */
export interface Facts {
  readonly id: number;
  readonly label: string;
  /** ISO instant. */
  readonly created: string;
  readonly arena: number;
  readonly locale: string;
  readonly timezone: string;
  readonly currency: string;
  readonly coinsPerCurrency: number | null;
  readonly place: string;
  readonly issuer: Company & { readonly phone: string };
  readonly operator: string;
  readonly recipient: Company | null;
  readonly lines: readonly Line[];
  readonly taxes: readonly Tax[];
  readonly gross: number;
  readonly method: Method;
  readonly fiscalized: boolean;
  /** How it stands with the tax office; '' where its service does not say. */
  readonly state: string;
  readonly codes: Codes;
  /** Label of the invoice that this one takes back. */
  readonly reverses: string;
  /** Number that the fiscal device gave to that one. */
  readonly originalBf: string;
  readonly reversedBy: string;
  readonly reason: string;
}

const text = (record: object, path: string): string => {
  const value = at(record, path);
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
};
const number = (record: object, path: string): number => {
  const value = Number(at(record, path) ?? 0);
  return Number.isSafeInteger(value) ? value : 0;
};
const rows = (record: object, path: string): readonly object[] => {
  const found = at(record, path);
  return Array.isArray(found) ? found.filter((row): row is object => row !== null && typeof row === 'object') : [];
};
const companyAt = (record: object, path: string): Company => ({ name: text(record, `${path}.name`), address: text(record, `${path}.address`), pidn: text(record, `${path}.pidn`) });

/** An invoice whose arena says what it was at the sale, and for what the invoice does not say, what it is now. */
const placed = (invoice: object, arena: object): object => {
  const then = at(invoice, 'arena');
  const said = then !== null && typeof then === 'object' ? Object.entries(then).filter(([, value]) => value !== null && value !== undefined) : [];
  return { ...invoice, arena: { ...arena, ...Object.fromEntries(said) } };
};

/** Reads an invoice as its service answers it; every part may be missing. `now` is its arena as it is now. */
export function factsOf(bare: object, now: object = {}): Facts {
  const invoice = placed(bare, now);
  const recipient = companyAt(invoice, 'user.company');
  const method = text(invoice, 'payment_method.name');
  const coins = number(invoice, 'arena.coins_per_currency');
  const code = (name: string) => text(invoice, `fiscal_data.${name}`);
  return {
    id: number(invoice, 'id'), label: text(invoice, 'label') || text(invoice, 'number'), created: text(invoice, 'created_at'),
    arena: number(invoice, 'arena.id'), locale: text(invoice, 'arena.locale'), timezone: text(invoice, 'arena.timezone') || 'UTC', currency: text(invoice, 'arena.currency'),
    coinsPerCurrency: coins > 0 ? coins : null, place: text(invoice, 'arena.businessPlaceLabel'),
    issuer: { ...companyAt(invoice, 'arena.company'), phone: text(invoice, 'arena.company.phone') },
    operator: text(invoice, 'by_user.name') || text(invoice, 'by_user.username'),
    recipient: recipient.name === '' ? null : recipient,
    lines: rows(invoice, 'cart.items').map((line) => ({ name: text(line, 'name'), category: text(line, 'category.name'), quantity: number(line, 'quantity'), price: number(line, 'price'), total: number(line, 'total_price') })),
    taxes: rows(invoice, 'taxes').map((tax) => ({ name: text(tax, 'name'), rate: Number(at(tax, 'rate') ?? 0), base: number(tax, 'base'), amount: number(tax, 'amount') })),
    gross: number(invoice, 'cart.gross'), method: method === 'creditCard' || method === 'bank' ? method : 'cash',
    fiscalized: at(invoice, 'fiscalized') === true, state: text(invoice, 'fiscal.state'),
    codes: { zki: code('zki'), jir: code('jir'), zoi: code('zoi'), eor: code('eor'), bf: code('bf'), qr: code('qr') },
    reverses: text(invoice, 'restored_invoice.label') || text(invoice, 'restored_invoice.number'), originalBf: text(invoice, 'restored_invoice.fiscal_data.bf') || text(invoice, 'fiscal_data.original_bf'),
    reversedBy: text(invoice, 'restored_by_invoice.label') || text(invoice, 'restored_by_invoice.number'), reason: text(invoice, 'restoring_reason'),
  };
}

/** What the arena adds to the pages of its invoices. */
export interface Setting {
  readonly header: string;
  readonly footer: string;
  /** Prints an invoice as soon as it is made. */
  readonly automatic: boolean;
  /** Whether totals stand in kuna too; asked where papers are Croatian. */
  readonly kuna: boolean;
}
/** The name of the country's fiscal attribute that puts totals in kuna on its receipts. */
export const kunaAttribute = 'kunaLine';
/** Reads the settings of an arena as its service answers it. Where the country's attributes are not told, totals are in kuna too. */
export function settingOf(arena: object): Setting {
  const attributes = at(arena, 'company.country.fiscalAttributes');
  return {
    header: text(arena, 'invoice_settings.invoice_header'), footer: text(arena, 'invoice_settings.invoice_footer'),
    automatic: at(arena, 'invoice_settings.automatically_open_print_upon_invoice_creation') === true,
    kuna: !Array.isArray(attributes) || attributes.some((attribute: unknown) => attribute !== null && typeof attribute === 'object' && text(attribute, 'name') === kunaAttribute),
  };
}
