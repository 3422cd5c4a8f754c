import { DOMParser, type Document, type Element } from '@xmldom/xmldom';

/** A document, or null for what is no well-formed XML. One with a document type is refused: nobody honest sends one. */
export function parseXml(text: string): Document | null {
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) return null;
  try {
    const parser = new DOMParser({ onError: (level, message) => {
      if (level !== 'warning') throw new Error(message);
    } });
    return parser.parseFromString(text, 'text/xml');
  } catch {
    return null;
  }
}

/** Elements below one, by name alone. */
export const all = (root: Document | Element, name: string): readonly Element[] => [...root.getElementsByTagNameNS('*', name)];
/** The text of the only element of a name; null where there is none, or several. */
export function textOf(root: Document | Element, name: string): string | null {
  const [one, ...others] = all(root, name);
  return one && others.length === 0 ? (one.textContent ?? '') : null;
}
