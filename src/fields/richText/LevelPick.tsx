import { useTranslate } from 'ra-core';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type ReactElement, useSyncExternalStore } from 'react';
import { levels } from './levels.ts';

const none = () => undefined;

/** The style of the line the cursor stands in: normal text or a heading. */
export const LevelPick = (): ReactElement => {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const current = useSyncExternalStore(
    (changed) => {
      editor?.on('transaction', changed);
      return editor ? () => void editor.off('transaction', changed) : none;
    },
    () => levels.find((level) => editor?.isActive('heading', { level })) ?? 0,
  );
  const choose = (value: number) => {
    const level = levels.find((known) => known === value);
    const line = editor?.chain().focus();
    if (level === undefined) line?.setNode('paragraph').run();
    else line?.setNode('heading', { level }).run();
  };
  return (
    <select className="ad-input" aria-label={translate('ra.tiptap.select_level')} value={current} disabled={!editor?.isEditable}
      onChange={({ target }) => choose(Number(target.value))}>
      <option value={0}>{translate('ra.tiptap.paragraph')}</option>
      {levels.map((level) => <option key={level} value={level}>{translate(`ra.tiptap.heading${level}`)}</option>)}
    </select>
  );
};
