/**
 * The one allow-list of rich HTML from people (articles, equipment, invoice headers and footers, terms), as data.
 * sanitize-html (on write) and DOMPurify (on show) are both set up from it: tags and attribute names as they are,
 * then `cleanAttributes` over each element and `keepsElement` to drop what is empty without them. `html.test.ts` shows both set-ups.
 * Left out on purpose: tables, forms, frames, svg, classes, ids, colours and every style but text alignment, so that nothing
 * can cover, frame or call.
 */

/** Elements that stay. What is not named goes, and its text stays, except for `htmlDroppedWithText`. */
export const htmlTags = [
  'h1', 'h2', 'h3', 'p', 'div', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'img',
] as const;

/** Elements that go together with what they hold. */
export const htmlDroppedWithText = [
  'script', 'style', 'iframe', 'object', 'embed', 'svg', 'math', 'template', 'noscript', 'textarea', 'option', 'select', 'title', 'head', 'xmp', 'noembed', 'noframes', 'plaintext',
] as const;

/** Attribute names that may appear at all; which of them on which element, and with what value, says `cleanAttributes`. */
export const htmlAttributeNames = ['href', 'target', 'rel', 'src', 'alt', 'width', 'height', 'start', 'style', 'align'] as const;

/** The attributes that an element keeps, in canonical form; those that are not allowed, or hold a refused value, are gone. */
export function cleanAttributes(tag: string, attributes: Readonly<Record<string, string>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules[tag] ?? {})) {
    const value = Object.hasOwn(attributes, name) ? rule(attributes[name] ?? '') : null;
    if (value !== null) kept[name] = value;
  }
  const aligned = alignable.has(tag) ? alignmentOf({ style: ownIn(attributes, 'style'), align: ownIn(attributes, 'align') }) : null;
  if (aligned) kept.style = `text-align:${aligned}`;
  return kept.href === undefined ? kept : { ...kept, target: '_blank', rel: 'noopener noreferrer' };
}

/** Whether an element still says something with the attributes it has: an image without a source does not. */
export function keepsElement(tag: string, attributes: Readonly<Record<string, string>>): boolean {
  return tag !== 'img' || attributes.src !== undefined;
}

type Rule = (value: string) => string | null;

const matching = (pattern: RegExp): Rule => (value) => (pattern.test(value) ? value : null);
/** An address as the browser reads it: without control signs, which it skips even inside a scheme, and blanks around it. */
const address = (pattern: RegExp): Rule => (value) => matching(pattern)(value.replace(/[\p{Cc}\p{Cf}]/gu, '').trim());
/** Which way text is set, as its style says, or else the attribute that pages without styles have for it; null where neither does. */
export const alignmentOf = ({ style = '', align = '' }: Readonly<Partial<Record<string, string>>>): string | null =>
  (/(?:^|;)\s*text-align\s*:\s*(left|center|right|justify)\s*(?:;|$)/i.exec(style) ?? /^(left|center|right|justify)$/i.exec(align))?.[1]?.toLowerCase() ?? null;

const pixels = matching(/^[0-9]{1,4}$/);
/** Elements that text may be set in. Stored is the style alone. */
const alignable: ReadonlySet<string> = new Set(['p', 'div', 'h1', 'h2', 'h3']);
const ownIn = (attributes: Readonly<Record<string, string>>, name: string): string => (Object.hasOwn(attributes, name) ? (attributes[name] ?? '') : '');
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  a: { href: address(/^(https?:\/\/|mailto:)[^\\]+$/i) },
  img: {
    // Pictures from elsewhere would tell their host who reads, and the page does not load them.
    src: address(/^\/api\/files\/(?!.*\.\.)[\w./-]+$/i),
    alt: (value) => value,
    width: pixels,
    height: pixels,
  },
  ol: { start: matching(/^[0-9]{1,6}$/) },
};
