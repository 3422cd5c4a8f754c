import type { ReactElement } from 'react';
import { useNotify } from 'ra-core';
import { copyText } from '#src/lib/clipboard.ts';
import { Address } from './Address.tsx';
import { Icon } from './icons.tsx';

interface Props {
  readonly text: string;
  /** What a press does, in words. */
  readonly label: string;
  /** Keeps line breaks, in letters of one width. */
  readonly code?: boolean;
}
/** A text that is copied when it is pressed, and says whether that worked. */
export const CopyText = ({ text, label, code = false }: Props): ReactElement => {
  const notify = useNotify();
  const copy = () => void copyText(text).then((copied) => notify(copied ? 'common.copied' : 'common.copyFailed', { type: copied ? 'success' : 'warning' }));
  return (
    <button type="button" className={code ? 'ad-copy ad-copy-code' : 'ad-copy'} aria-label={label} title={label} onClick={copy}>
      {code ? <code className="ad-mono">{text}</code> : <span><Address text={text} /></span>}
      <Icon name="content_copy" size={16} />
    </button>
  );
};
