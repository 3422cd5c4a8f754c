import sanitizeHtml from 'sanitize-html';
import { cleanAttributes, htmlAttributeNames, htmlDroppedWithText, htmlTags, keepsElement } from '#resources/domain/html.ts';
import { at, put } from '#resources/schema/condition.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import type { Row } from '#server/store.ts';

const options: sanitizeHtml.IOptions = {
  allowedTags: [...htmlTags],
  allowedAttributes: { '*': [...htmlAttributeNames] },
  // Values, their schemes and styles are judged by `cleanAttributes` alone.
  allowedSchemesAppliedToAttributes: [],
  nestingLimit: 100,
  nonTextTags: [...htmlDroppedWithText],
  transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => !keepsElement(tag, attribs),
};

/** Rich HTML from people with nothing in it but what the one allow-list lets through. */
export const sanitise = (html: string): string => sanitizeHtml(html, options);

/** A body with every rich text in it sanitised, also in rows of lists. What is no text is left for the rules to refuse. */
export function sanitiseBody(leaves: readonly Leaf[], body: Row): Row {
  let clean = body;
  for (const leaf of leaves) {
    const value = at(clean, leaf.body);
    if (leaf.kind === 'richText' && typeof value === 'string') clean = put(clean, leaf.body, sanitise(value));
    if (leaf.kind === 'list' && Array.isArray(value)) clean = put(clean, leaf.body, value.map((row: unknown) => (row !== null && typeof row === 'object' && !Array.isArray(row) ? sanitiseBody(leaf.rows, row as Row) : row)));
  }
  return clean;
}
