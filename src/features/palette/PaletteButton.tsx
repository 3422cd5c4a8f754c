import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '#src/ui/icons.tsx';
import { ahead } from '#src/lib/ahead.ts';
import type { PaletteProps } from './Palette.tsx';

const load = () => import('./Palette.tsx');
const Palette = lazy(async () => ({ default: (await load()).Palette }));

/** Opens the palette, by press or by Ctrl K (Cmd K) from anywhere. */
export const PaletteButton = ({ className, ...given }: Omit<PaletteProps, 'onClose'> & { readonly className: string }): ReactElement => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      // The browser's own search field stays closed in any case.
      event.preventDefault();
      // The menu over a narrow page lies above every dialog.
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const word = translate('tools.palette.open');
  return (
    <>
      <button type="button" className={className} aria-label={word} title={`${word} (Ctrl K)`} aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)} onMouseEnter={ahead(load)}><Icon name="search" /></button>
      {open && <Suspense fallback={null}><Palette {...given} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
};
