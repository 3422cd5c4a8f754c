import type { KeyObject } from 'node:crypto';
import type { FiscalInvoice } from '#server/services/fiscal/types.ts';

/** Languages of papers whose countries have fiscal rules. */
export { fiscalCountries as fiscalLocales, type FiscalCountry as FiscalLocale } from '#server/config.ts';

/** Codes as they stand in an invoice's `fiscal_data`: `zki`, `jir`, `zoi`, `eor`, `bf`, `qr`, `huella` … */
export type FiscalData = Readonly<Record<string, string>>;
/** Anything JSON can hold; read back as it was written. */
export type Kept = Readonly<Record<string, unknown>>;

/** What a company signs with: its own uploaded certificate where that can be opened, else one made for it once. */
export interface CompanyKeys {
  /** RSA of at least 2048 bits, with its certificate. */
  readonly rsa: {
    readonly privateKey: KeyObject;
    /** DER in base64, without line breaks. */
    readonly certificate: string;
    /** Lowercase hex. */
    readonly serial: string;
    /** Distinguished names as `CN=…, O=…, C=…`, as the certificate has them. */
    readonly subject: string;
    readonly issuer: string;
  };
  /** P-256, with a serial of its own in lowercase hex. */
  readonly ec: { readonly privateKey: KeyObject; readonly serial: string };
  /** AES-256, 32 bytes. */
  readonly aes: Buffer;
  /** Nobody uploaded a certificate: the RSA key was made here. */
  readonly demo: boolean;
}

/** The company of an invoice as the tax office's rules need it; secrets are opened and go no further than a country's module. */
export interface FiscalCompany {
  readonly id: number;
  readonly demo: boolean;
  readonly inTaxSystem: boolean;
  readonly billHook: string | null;
  readonly baseCertificateUrl: string | null;
  readonly certificateNumber: string | null;
  readonly receiptSignUrl: string | null;
  readonly locationId: string | null;
  readonly taxes: Readonly<Record<string, string>>;
  readonly tokenKey: string | null;
  readonly aesKey: string | null;
  /** Its Spanish invoices carry the code by which they are verified. */
  readonly veriFactu: boolean;
}

/** What codes are made from, besides the invoice. */
export interface Desk {
  readonly company: FiscalCompany;
  readonly keys: CompanyKeys;
  /** The last link of the chain this invoice belongs to; null where none is forged yet, or the country has no chain. Nobody else can add to it meanwhile. */
  readonly previous: Kept | null;
}

/** An invoice's codes as they are computed with the sale, and never again. */
export interface Begun {
  readonly data: FiscalData;
  /** What the messages need of the codes, and what shows later how they came to be. It is shown to nobody. */
  readonly kept: Kept;
  /** New links of the chain, in order; the last one is this invoice's, those before it are receipts without an invoice. */
  readonly links?: readonly Kept[];
}

/** An invoice that is being told to the authority. */
export interface Told {
  readonly invoice: FiscalInvoice;
  readonly company: FiscalCompany;
  readonly keys: CompanyKeys;
  readonly data: FiscalData;
  readonly kept: Kept;
  /** The same at every try. */
  readonly key: string;
  /** 1 for the first try. */
  readonly attempt: number;
  /** An earlier try came to nothing. */
  readonly late: boolean;
  /** Local wall time of the arena at which this try is made, `YYYY-MM-DDTHH:mm:ss`. */
  readonly sent: string;
}

/** One HTTP request; it is a POST. */
export interface Message {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Added to the authority's address, with its slash. */
  readonly path?: string;
}
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Why an invoice was not taken. `code` is the authority's own, or one of `unreachable`, `timeout`, `unreadable`. */
export interface FiscalError {
  readonly code: string;
  /** Path in the invoice record that is to blame (`taxes`, `by_user.pidn`, `cart.gross` …), or in its company (`company.pidn`, `company.certificate`); null where no datum is. */
  readonly field: string | null;
  /** What the authority says of it, in its own words. */
  readonly text: string | null;
}
/** What an answer means. A final refusal is one of data: trying again would change nothing. */
export type Reading =
  | { readonly taken: true; readonly data: FiscalData }
  | { readonly taken: false; readonly error: FiscalError; readonly final: boolean };

/** The simulated authority's memory, and its clock. */
export interface Office {
  readonly now: Date;
  /**
   * Keeps what is made for an identity (a seller's invoice), once: the same identity gets the same answer whenever it asks again.
   * `count` gives the next number of a series of the office's own, from 1, without a gap.
   */
  readonly once: (identity: string, make: (count: (series: string) => Promise<number>) => Promise<Kept>) => Promise<Kept>;
  /** What was kept for an identity; null for an unknown one. */
  readonly known: (identity: string) => Promise<Kept | null>;
}
/** The authority as the product stands in for it: it checks what the real one would, and answers in its form. */
export interface Authority {
  readonly answer: (request: Message, office: Office) => Promise<Answer>;
  /** Its refusal with a code, whatever was sent. */
  readonly refuse: (code: string, request: Message) => Answer;
}

/** What tells why a seal could not be had; a final one is of our own making, and asking again would change nothing. */
export type Sealing = { readonly seal: string } | { readonly error: FiscalError; readonly final: boolean };
/** Whose links these are. */
export interface Sealer {
  readonly company: FiscalCompany;
  readonly keys: CompanyKeys;
}
/**
 * A chain whose links are sealed by a device outside, one after the other: what is asked for a link holds the seal of the one before it. So seals follow the sales,
 * and are kept beside the links. Where the device does not answer, a link is sealed with that, and the chain goes on.
 */
export interface Seals {
  /** What the device is asked. @param before seal of the link before; null for the first */
  readonly message: (link: Kept, before: string | null, sealer: Sealer) => Message;
  readonly read: (answer: Answer, link: Kept, before: string | null, sealer: Sealer) => Sealing | null;
  /** The seal of a link that the device did not answer for; null for one that must wait for it. */
  readonly without: (link: Kept, before: string | null, sealer: Sealer) => string | null;
  readonly data: (seal: string) => FiscalData;
  /** The receipt that says, signed, that an outage is over. @param sent local wall time @param position its place in the chain */
  readonly collective: (last: Kept, sent: string, position: number, sealer: Sealer) => Kept;
  /** The link that must stand after the last one although nothing is sold, such as at the end of a month; null where none is due. */
  readonly due: (last: Kept, moment: Moment, sealer: Sealer) => Kept | null;
}
/** A register between two sales. */
export interface Moment {
  /** Local wall time. */
  readonly now: string;
  /** The place in the chain that the link would have. */
  readonly position: number;
  /** The register was switched off for good. */
  readonly givenUp: boolean;
  /** The last link of its year, where the device never signed it. */
  readonly unsigned: Kept | null;
}

/** What countries have in common. Nothing here touches network or database: the frame does. */
interface Rules {
  /** The chain an invoice's codes hang on, by a name that is unique for it within the country; absent where codes stand alone. */
  readonly chain?: (invoice: FiscalInvoice) => string;
  /** Codes of an invoice. Within the sale's transaction, so it must be quick. */
  readonly begin: (invoice: FiscalInvoice, desk: Desk) => Begun | Promise<Begun>;
  /** Why an invoice cannot even be told, from our own data; null when it can. A final refusal without a call. */
  readonly lacks?: (told: Told) => FiscalError | null;
  /** Until when it must have been told: local wall time `YYYY-MM-DDTHH:mm:ss` of the arena; null where nothing is due. */
  readonly deadline: (issued: string) => string | null;
  /** An address that the company's own settings name, in place of the country's (a fiscal device, a signing service). */
  readonly address?: (company: FiscalCompany) => string | null;
  readonly authority: Authority;
}

/** How invoices are told to the tax office of one country: one message for each, and one answer. */
export interface Country extends Rules {
  readonly message: (told: Told) => Message | Promise<Message>;
  /** What an answer means; null for one that is not in the authority's form. */
  readonly read: (answer: Answer, told: Told) => Reading | null | Promise<Reading | null>;
}
/** A country where nobody is told, but a device outside signs each invoice in its turn. */
export interface SealedCountry extends Rules {
  readonly seals: Seals;
}
export type AnyCountry = Country | SealedCountry;
