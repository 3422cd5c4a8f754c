import sanitize from 'sanitize-html';
import { cleanAttributes, htmlAttributeNames, htmlDroppedWithText, htmlTags, keepsElement } from '#resources/domain/html.ts';

/** HTML from people without anything that could run, cover or call; always before it is stored. */
export const cleanHtml = (html: string): string =>
  sanitize(html, {
    allowedTags: [...htmlTags],
    nonTextTags: [...htmlDroppedWithText],
    allowedAttributes: { '*': [...htmlAttributeNames] },
    allowedSchemesAppliedToAttributes: [],
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: cleanAttributes(tagName, attribs) }) },
    exclusiveFilter: ({ tag, attribs }) => !keepsElement(tag, attribs),
  });
