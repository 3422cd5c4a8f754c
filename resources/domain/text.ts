import { stripAccents } from '#resources/domain/accents.ts';

/**
 * The text as lists search it: accents off, then lower case, like PostgreSQL's `lower(unaccent(text))`
 * (đ → d, ß → ss, ñ → n). Both the stored value and the typed one go through it.
 */
export function searchText(text: string): string {
  return stripAccents(text).toLowerCase();
}

/** Field name in the snake dialect: `createdAt` → `created_at`; dotted paths part by part. */
export function snake(field: string): string {
  return field.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

/** Field name in the camel dialect of sort keys: `created_at` → `createdAt`; dotted paths part by part. */
export function camel(field: string): string {
  return field.replace(/(?<=[A-Za-z0-9])_+([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The first `length` characters (code points) and an ellipsis, or the whole text when it is not longer. */
export function cut(text: string, length: number): string {
  const signs = Array.from(text);
  return signs.length > length ? `${signs.slice(0, length).join('')}…` : text;
}

/** Whether a text shows nothing: empty, blanks, or only invisible signs such as U+200B (also null and undefined). A NUL is not nothing: it is refused, not dropped. */
export function isBlank(text: string | null | undefined): boolean {
  return text === null || text === undefined || (!text.includes('\0') && /^[\p{Z}\p{C}\s]*$/u.test(text));
}
