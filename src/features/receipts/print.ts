import { hearIn } from '#src/features/card-scan/index.ts';
import { factsOf, settingOf } from './facts.ts';
import { copyOf, printed, type NotePrint } from './copies.ts';
import { paperOf, printerOf } from './memory.ts';
import type { Paper } from './paper.ts';
import { receiptOf } from './receipt.ts';

export interface PrintOptions {
  /** Which copy it is, from 1; 0 for an original. Unless said, the first print is the original and each after it a copy. */
  readonly copy?: number | undefined;
  /** Counts prints for all machines; without it this browser counts its own. */
  readonly note?: NotePrint | undefined;
  /** The one last chosen for the register, unless said otherwise. */
  readonly paper?: Paper | undefined;
  /** Label of the register whose printer it is. */
  readonly register?: string | number | null | undefined;
}
/** How it went: in a window of its own, in a frame of this page because windows are blocked, given up by the person, or not at all. */
export type Printed = 'window' | 'frame' | 'closed' | 'failed';

let before: Window | null = null;
/** A window of its own, or null where the browser opens none. The one of the print before goes. */
const openWindow = (): Window | null => {
  try {
    before?.close();
    before = window.open('', '_blank', 'popup,width=460,height=760');
    if (!before || before.closed) return null;
    // It has the keyboard until it goes; a card that is scanned meanwhile is heard at the till.
    hearIn(before);
    return before;
  } catch {
    return null;
  }
};
/** A frame beside the page, out of sight. The one of the print before goes. */
const openFrame = (): Window => {
  const name = 'arenadesk-receipt';
  document.querySelector(`iframe[name="${name}"]`)?.remove();
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.title = name;
  frame.className = 'rc-frame';
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  Object.assign(frame.style, { position: 'fixed', insetInlineStart: '-10000px', top: '0', width: '820px', height: '1100px', border: '0' });
  document.body.append(frame);
  if (!frame.contentWindow) throw new Error('a frame without a window');
  return frame.contentWindow;
};

/**
 * Prints an invoice. The window is opened at once, while the press that asked for it still counts; what is printed may come later. Never throws, and touches
 * nothing but paper: a sale does not depend on it.
 * @param arena the invoice's arena with its invoice settings, or its coming; without it there is nothing above and below
 */
export async function printReceipt(invoice: object, arena: object | Promise<object>, { copy, note, paper, register = null }: PrintOptions = {}): Promise<Printed> {
  const own = openWindow();
  try {
    const facts = factsOf(invoice);
    const [there, kept, prints, { drawOn, printPage }, { printable }] = await Promise.all([
      Promise.resolve(arena).catch(() => ({})), paper ?? paperOf(printerOf(facts.arena, register)), copy ?? copyOf(facts.id, note), import('./sheet.tsx'), import('./clean.ts'),
    ]);
    if (own?.closed) return 'closed';
    const view = own ?? openFrame();
    drawOn(view.document, receiptOf(factsOf(invoice, there), settingOf(there), prints), kept, printable);
    // A window that has done its work leaves the till to whoever sells; a frame is in nobody's way.
    if (!(await printPage(view, () => own?.close()))) return 'closed';
    await printed(facts.id);
    return own ? 'window' : 'frame';
  } catch {
    own?.close();
    return 'failed';
  }
}
