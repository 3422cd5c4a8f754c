import { cleanHtml } from '#src/fields/richText/Clean.tsx';

/** HTML from people for a page that is printed: cleaned, with alignment said in a way that a page without inline styles follows. */
export const printable = (html: string): string => cleanHtml(html).replace(/ style="text-align:\s*(left|center|right|justify);?"/g, ' align="$1"');
