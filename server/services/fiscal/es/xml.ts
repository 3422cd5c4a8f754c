import type { Document, Element } from '@xmldom/xmldom';

/** Markup that was made by `element`, never text. */
export interface Xml {
  readonly xml: string;
}
const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
/** XML holds no control characters. */
const escaped = (text: string): string => text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** An element with text or elements in it. */
export const element = (name: string, ...inside: readonly (string | Xml)[]): Xml => ({ xml: `<${name}>${inside.map((part) => (typeof part === 'string' ? escaped(part) : part.xml)).join('')}</${name}>` });

/** The first element of a name; null where there is none. */
export const first = (root: Document | Element, name: string): Element | null => root.getElementsByTagNameNS('*', name)[0] ?? null;
/** Its text; '' where there is none. */
export const text = (root: Document | Element, name: string): string => first(root, name)?.textContent?.trim() ?? '';
