import { cleanHtml } from '#src/fields/richText/Clean.tsx';

const known = new Map<string, string>();
/** HTML from people for a page that is printed, cleaned. A header is the same on every receipt: each is cleaned once. */
export const printable = (html: string): string => {
  const found = known.get(html) ?? cleanHtml(html);
  if (known.size > 100) known.clear();
  known.set(html, found);
  return found;
};
