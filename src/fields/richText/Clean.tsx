import createPurifier from 'dompurify';
import { type ReactElement, useMemo } from 'react';
import { cleanAttributes, htmlAttributeNames, htmlDroppedWithText, htmlTags, keepsElement } from '#resources/domain/html.ts';

let purifier: ReturnType<typeof createPurifier> | undefined;

/** A purifier of our own, set up from the one allow-list that the services use when they write. */
const ours = (): ReturnType<typeof createPurifier> => {
  if (purifier) return purifier;
  purifier = createPurifier(window);
  purifier.addHook('afterSanitizeAttributes', (node) => {
    const tag = node.tagName.toLowerCase();
    const before = Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value]));
    const kept = cleanAttributes(tag, before);
    for (const name of Object.keys(before)) node.removeAttribute(name);
    for (const [name, value] of Object.entries(kept)) node.setAttribute(name, value);
    if (!keepsElement(tag, kept)) node.remove();
  });
  return purifier;
};

/** HTML from people without anything that could run, call or cover. */
export const cleanHtml = (html: string): string =>
  ours().sanitize(html, { ALLOWED_TAGS: [...htmlTags, '#text'], ALLOWED_ATTR: [...htmlAttributeNames], FORBID_CONTENTS: [...htmlDroppedWithText],
    ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });

/** Shows HTML from people, cleaned. */
export const Clean = ({ html }: { readonly html: string }): ReactElement => {
  const safe = useMemo(() => ({ __html: cleanHtml(html) }), [html]);
  return <div className="ad-prose" dangerouslySetInnerHTML={safe} />;
};
