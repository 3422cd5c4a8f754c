import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReceiptModel } from './model.ts';
import { pageRule, type Paper } from './paper.ts';
import { Receipt } from './Receipt.tsx';
import styles from './receipt.css?inline';

/** Milliseconds between the window and its print, so that everything on the page is drawn. */
export const printDelay = 1_000;
/** A picture that has not come by then is printed without. */
const longestWait = 4_000;

const nonce = (): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const addStyle = (page: Document, text: string): void => {
  const style = page.createElement('style');
  const key = nonce();
  if (key) style.setAttribute('nonce', key);
  style.textContent = text;
  page.head.append(style);
};
const settled = (picture: HTMLImageElement): Promise<void> =>
  picture.complete ? Promise.resolve() : new Promise((done) => {
    picture.addEventListener('load', () => done(), { once: true });
    picture.addEventListener('error', () => done(), { once: true });
  });
const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Draws a receipt as the only thing of an empty document. */
export function drawOn(page: Document, model: ReceiptModel, paper: Paper, clean: (html: string) => string): Root {
  page.title = model.name;
  page.documentElement.lang = model.lang;
  addStyle(page, `html, body { margin: 0; background: #fff; }\n${styles}`);
  const place = page.body.appendChild(page.createElement('main'));
  const root = createRoot(place);
  flushSync(() => root.render(<Receipt model={model} paper={paper} clean={clean} />));
  addStyle(page, pageRule(paper, place.getBoundingClientRect().height));
  return root;
}

/**
 * Prints a page a second after it was drawn, once its pictures are there. Answers whether it came to that: whoever closes the window wants no print.
 * @param onPrinted called when the person is done with the printer
 */
export async function printPage(view: Window, onPrinted: () => void): Promise<boolean> {
  await pause(printDelay);
  if (view.closed) return false;
  await Promise.race([Promise.all(Array.from(view.document.images, settled)), pause(longestWait)]);
  if (view.closed) return false;
  view.addEventListener('afterprint', onPrinted, { once: true });
  // A frame is printed without the keyboard, which stays with whoever sells.
  if (view.parent === view) view.focus();
  view.print();
  return true;
}
