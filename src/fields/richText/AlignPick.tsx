import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'ra-core';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ReactElement, useSyncExternalStore } from 'react';

const choices = [['left', FormatAlignLeft], ['center', FormatAlignCenter], ['right', FormatAlignRight], ['justify', FormatAlignJustify]] as const;
export type Alignment = (typeof choices)[number][0];

const none = () => undefined;

/** Which way the line is set that the cursor stands in, and the way to set it. What is pressed is written down, what is usual too: it prints as it is shown wherever it is used. */
export const AlignPick = ({ usual }: { readonly usual: Alignment }): ReactElement => {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const current = useSyncExternalStore(
    (changed) => {
      editor?.on('transaction', changed);
      return editor ? () => void editor.off('transaction', changed) : none;
    },
    () => choices.find(([name]) => editor?.isActive({ textAlign: name }))?.[0] ?? usual,
  );
  const set = (textAlign: Alignment) => void editor?.chain().focus().updateAttributes('paragraph', { textAlign }).updateAttributes('heading', { textAlign }).run();
  return (
    <ToggleButtonGroup size="small" exclusive disabled={!editor?.isEditable} value={current}>
      {choices.map(([name, Picture]) => {
        const label = translate(`ra.tiptap.align_${name}`);
        return <ToggleButton key={name} value={name} aria-label={label} title={label} onClick={() => set(name)}><Picture fontSize="inherit" /></ToggleButton>;
      })}
    </ToggleButtonGroup>
  );
};
