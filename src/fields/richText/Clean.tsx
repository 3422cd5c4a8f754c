import createPurifier from 'dompurify';
import { type ReactElement, useMemo } from 'react';
import { cleanAttributes, htmlAttributeNames, htmlDroppedWithText, htmlTags, keepsElement } from '#resources/domain/html.ts';

let purifier: ReturnType<typeof createPurifier> | undefined;

/** Alignment travels as a style, which a page without inline styles does not take: it is read from here and said by the attribute that such a page follows. */
const styleKept = 'data-style';
const inertStyles = (html: string): string => html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(\s)style(?=\s*=)/gi, `$1${styleKept}`));

/** A purifier of our own, set up from the one allow-list that the services use when they write. */
const ours = (): ReturnType<typeof createPurifier> => {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    const tag = node.tagName.toLowerCase();
    const before = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]));
    const { style, ...kept } = cleanAttributes(tag, { ...before, style: before[styleKept] ?? before.style ?? '' });
    for (const name of Object.keys(before)) node.removeAttribute(name);
    for (const [name, value] of Object.entries(kept)) node.setAttribute(name, value);
    if (style) node.setAttribute('align', style.replace('text-align:', ''));
    if (!keepsElement(tag, kept)) node.remove();
  });
  return purifier;
};

/** HTML from people without anything that could run, call or cover. */
export const cleanHtml = (html: string): string =>
  ours().sanitize(inertStyles(html), { ALLOWED_TAGS: [...htmlTags, '#text'], ALLOWED_ATTR: [...htmlAttributeNames, styleKept], FORBID_CONTENTS: [...htmlDroppedWithText],
    ADD_URI_SAFE_ATTR: [styleKept], ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });

/** Shows HTML from people, cleaned. */
export const Clean = ({ html, centred = false }: { readonly html: string; readonly centred?: boolean | undefined }): ReactElement => {
  const safe = useMemo(() => ({ __html: cleanHtml(html) }), [html]);
  return <div className={centred ? 'ad-prose ad-centred' : 'ad-prose'} dangerouslySetInnerHTML={safe} />;
};
