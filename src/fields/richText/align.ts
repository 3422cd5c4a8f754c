import { alignmentOf } from '#resources/domain/html.ts';
import type { DefaultEditorOptions } from 'ra-input-rich-text';

const styled = /\sstyle\s*=\s*("[^"]*"|'[^']*'|[^\s>"']+)/gi;
/** HTML with its alignment as an attribute and without styles: a page that allows none complains of each that is only read. */
export const withoutStyles = (html: string): string =>
  html.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(styled, (_, value: string) => {
    const align = alignmentOf({ style: value.replace(/^["']|["']$/g, '') });
    return align === null ? '' : ` align="${align}"`;
  }));

type Extension = NonNullable<typeof DefaultEditorOptions.extensions>[number];

/** Alignment said by the attribute that a page without inline styles follows; what is stored says it by a style, and the services read either. */
export const alignByAttribute = (extension: Extension): Extension =>
  extension.extend({
    addGlobalAttributes: () => [{
      types: ['heading', 'paragraph'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element: HTMLElement) => alignmentOf({ style: element.getAttribute('style') ?? '', align: element.getAttribute('align') ?? '' }),
          renderHTML: ({ textAlign }: { readonly textAlign?: string | null }) => (textAlign ? { align: textAlign } : {}),
        },
      },
    }],
  });
