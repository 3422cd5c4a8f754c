import {
  ClearButtons, DefaultEditorOptions, FormatButtons, LinkButtons, ListButtons, QuoteButtons, RichTextInput, RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useNotify } from 'ra-core';
import { type ReactElement, useMemo } from 'react';
import { Reasoned } from '../parts/Reasoned.tsx';
import type { InputProps } from '../types.ts';
import { AlignPick, type Alignment } from './AlignPick.tsx';
import { alignByAttribute, withoutStyles } from './align.ts';
import { LevelPick } from './LevelPick.tsx';
import { levels } from './levels.ts';

type Extensions = NonNullable<typeof DefaultEditorOptions.extensions>;
/** Extensions that make what the allow-list takes away again. */
const unwanted = ['color', 'highlight', 'textStyle'];
const extensions: Extensions = (DefaultEditorOptions.extensions ?? [])
  .filter(({ name }) => !unwanted.includes(name))
  .map((extension) => (extension.name === 'starterKit' ? extension.configure({ heading: { levels: [...levels] } }) : extension.name === 'textAlign' ? alignByAttribute(extension) : extension));

/** Whether pictures are among what is pasted or dropped that are not ours: those are not kept. */
const bringsPictures = (data: DataTransfer): boolean => {
  const html = data.getData('text/html');
  return html === '' ? Array.from(data.files).some(({ type }) => type.startsWith('image/')) : /<img[^>]+src=["']?(?!["']|\/api\/files\/)/i.test(html);
};

/** The nonce under which the editor may add its styles; the page carries it. */
const nonceOfPage = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

const formatted = (html: unknown): unknown => (typeof html === 'string' ? withoutStyles(html) : html);

const toolbarOf = (usual: Alignment) => (
  <RichTextInputToolbar size="small">
    <LevelPick />
    <FormatButtons size="small" />
    <AlignPick usual={usual} />
    <ListButtons size="small" />
    <LinkButtons size="small" />
    <QuoteButtons size="small" />
    <ClearButtons size="small" />
  </RichTextInputToolbar>
);

const toolbars = { left: toolbarOf('left'), center: toolbarOf('center') };

/** The editor of rich text. What it cannot make is not kept either: pasted text loses it at once, not on saving. */
export const Editor = ({ leaf, source, label, help, required, disabled = false, reason }: InputProps): ReactElement => {
  const notify = useNotify();
  const { centred } = leaf.options;
  const options = useMemo(() => {
    const nonce = nonceOfPage();
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-required': String(required) };
    // Text beside the pictures is pasted as ever; files alone would make the browser leave the page.
    const mind = (data: DataTransfer | null, event: Event): boolean => {
      if (data === null || !bringsPictures(data)) return false;
      notify('fields.rich.noPictures', { type: 'warning' });
      if (data.getData('text/html') !== '' || data.getData('text/plain') !== '') return false;
      event.preventDefault();
      return true;
    };
    const editorProps = { attributes, transformPastedHTML: withoutStyles, handlePaste: (_view: unknown, event: ClipboardEvent) => mind(event.clipboardData, event), handleDrop: (_view: unknown, event: DragEvent) => mind(event.dataTransfer, event) };
    return { ...DefaultEditorOptions, extensions, editorProps, ...(nonce ? { injectNonce: nonce } : {}) };
  }, [label, required, notify]);
  return (
    <Reasoned reason={reason}>
      <div className={centred ? 'ad-rich ad-centred' : 'ad-rich'}>
        <RichTextInput source={source} label={`${label}${required ? ' *' : ''}`} helperText={help ?? ' '} disabled={disabled || reason !== undefined}
          editorOptions={options} toolbar={centred ? toolbars.center : toolbars.left} format={formatted} />
      </div>
    </Reasoned>
  );
};
