import { memo, type ReactElement, type RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { DisabledReason } from '#src/ui/DisabledReason.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import { saleKeys } from './keys.ts';

interface Props {
  /** Why not, as a sentence; empty when it may be pressed. */
  readonly reason: string;
  readonly busy: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onFinish: () => void;
}
/** Makes the sale. */
export const FinishButton = memo(({ reason, busy, button, onFinish }: Props): ReactElement => {
  const translate = useTranslate();
  return (
    <DisabledReason reason={reason === '' ? undefined : reason}>
      <button ref={button} type="button" className="ad-till-finish" aria-keyshortcuts={saleKeys.finish} aria-busy={busy} onClick={onFinish}>
        {translate(busy ? 'purchase.finishing' : 'purchase.finish')}<Kbd>{saleKeys.finish}</Kbd>
      </button>
    </DisabledReason>
  );
});
