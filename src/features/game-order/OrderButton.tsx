import { lazy, Suspense, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import { Icon } from '#src/ui/icons.tsx';
import { ahead } from '#src/lib/ahead.ts';
import './order-button.css';

const load = () => import('./OrderDialog.tsx');
const preload = ahead(load);
const OrderDialog = lazy(async () => ({ default: (await load()).OrderDialog }));

/** Opens the order of the chosen arena's games. */
export const OrderButton = (): ReactElement | null => {
  const translate = useTranslate();
  const { arena } = useEngine();
  const [open, setOpen] = useState(false);
  if (!arena) return null;
  const word = translate('resources.games.notes.edit');
  return (
    <>
      <Button variant="outlined" className="ad-order-open" aria-label={word} title={word} startIcon={<Icon name="drag" size={18} />} data-focus-key="order" onClick={() => setOpen(true)} onMouseEnter={preload} onFocus={preload}><span className="ad-word">{word}</span></Button>
      {open && <Suspense fallback={null}><OrderDialog arena={arena} onClose={() => setOpen(false)} /></Suspense>}
    </>
  );
};
