import { useTranslate } from 'ra-core';
import { copyText } from '#src/lib/clipboard.ts';
import { Icon } from '#src/ui/icons.tsx';

/** A text that is copied when it is pressed. */
export const CopyText = ({ text, onCopied }: { readonly text: string; readonly onCopied: (copied: boolean) => void }) => {
  const label = useTranslate()('app.profile.copyAddress', { address: text });
  return (
    <button type="button" className="ad-copy" aria-label={label} title={label} onClick={() => void copyText(text).then(onCopied)}>
      {text}
      <Icon name="content_copy" size={16} />
    </button>
  );
};
