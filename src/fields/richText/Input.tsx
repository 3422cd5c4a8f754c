import { useTranslate } from 'ra-core';
import { lazy, type ReactElement, Suspense } from 'react';
import type { InputProps } from '../types.ts';

/** The editor is a chunk of its own (133 KB): only forms with rich text load it. */
const Editor = lazy(async () => ({ default: (await import('./Editor.tsx')).Editor }));

/** Rich text: headings 1 to 3, lists, links, quotes. A place of its size stands there while the editor comes. */
export const RichTextInput = (props: InputProps): ReactElement => {
  const translate = useTranslate();
  return <Suspense fallback={<div className="ad-rich-wait">{translate('fields.rich.loading')}</div>}><Editor {...props} /></Suspense>;
};
