import { searchText, isBlank } from '#resources/domain/text.ts';

/**
 * The part of an address that names an arena: accents off, lower case, blanks, underscores and hyphens as one
 * hyphen, other signs dropped. Letters and digits of any script stay, or a Cyrillic name would have no address.
 * A name without any letter or digit gives '', which a caller must refuse.
 */
export function slugOf(name: string): string {
  return searchText(name)
    .replace(/[\s_-]+/gu, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The name that a slug is looked up by: `zagreb-west` → `Zagreb_West`. */
export function lookupNameOf(slug: string): string {
  return words(slug).map((word) => upperFirst(word)).join('_');
}

/** Whether two names lead to the same arena: their slugs are equal. Names without a slug must be equal themselves. */
export function sameName(a: string, b: string): boolean {
  const slug = slugOf(a);
  return slug === '' ? slugOf(b) === '' && searchText(a).trim() === searchText(b).trim() : slug === slugOf(b);
}

/** Two capital letters for a name: the first of its first two words, or the first two of its only word. */
export function initialsOf(name: string): string {
  const [first = '', second] = words(name);
  const letters = second === undefined ? Array.from(first).slice(0, 2) : [first, second].map((word) => Array.from(word)[0] ?? '');
  return letters.join('').toUpperCase();
}

/** The first two letters of a username as it is written, as stored with the signed-in user. */
export function userInitials(username: string): string {
  return Array.from(username).slice(0, 2).join('');
}

const words = (text: string): string[] => text.split(/[\s_-]+/u).filter((word) => !isBlank(word));

const upperFirst = (word: string): string => {
  const [first = '', ...rest] = Array.from(word);
  return first.toUpperCase() + rest.join('');
};
