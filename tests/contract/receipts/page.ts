import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { printable } from '#src/features/receipts/clean.ts';
import type { Block, Field, ReceiptModel } from '#src/features/receipts/model.ts';
import { Receipt } from '#src/features/receipts/Receipt.tsx';

/** A drawn receipt as a reader meets it: its lines in order, its tables by heading, its code as dark and light. */
export interface Page {
  readonly lines: readonly string[];
  /** Cells below a heading, of whichever table has it. */
  readonly column: (head: string) => readonly string[] | null;
  /** The code as it is drawn: its path, its pixels as RGBA, and their edge; null without one. */
  readonly code: { readonly path: string; readonly pixels: () => Uint8ClampedArray; readonly edge: number } | null;
  /** What stands directly above and below the code. */
  readonly aroundCode: readonly [above: string, below: string];
}
const scale = 4;
/** Paints the path of a code: bars of one unit's height. */
const codeOf = (svg: Element): Page['code'] => {
  const edge = Number(svg.getAttribute('viewBox')?.split(' ')[2]) * scale;
  const path = svg.querySelector('path')?.getAttribute('d') ?? '';
  return { path, edge, pixels: () => pixelsOf(path, edge) };
};
const pixelsOf = (path: string, edge: number): Uint8ClampedArray => {
  const pixels = new Uint8ClampedArray(edge * edge * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1) pixels.fill(0, (row * edge + column) * 4, (row * edge + column) * 4 + 3);
  return pixels;
};
const textOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Draws a receipt and reads it back. */
export const drawn = (model: ReceiptModel, paper: '58' | '80' | 'a4' = '80'): Page => {
  const article = new DOMParser().parseFromString(renderToStaticMarkup(createElement(Receipt, { model, paper, clean: printable })), 'text/html').querySelector('article');
  if (!article) throw new Error('no page');
  const children = [...article.children].flatMap((child) => (child.tagName === 'DL' ? [...child.children] : [child]));
  const svg = article.querySelector('svg');
  const at = svg ? children.indexOf(svg) : -1;
  const beside = (i: number) => (children[i] ? textOf(children[i]) : '');
  return {
    lines: children.filter(({ tagName }) => tagName !== 'TABLE' && tagName !== 'svg').map((child) => [...(child.classList.contains('rc-pair') ? child.children : [child])].map(textOf).filter(Boolean).join(' ')),
    column: (head) => {
      for (const table of article.querySelectorAll('table')) {
        const i = [...table.querySelectorAll('th')].findIndex((cell) => textOf(cell) === head);
        if (i >= 0) return [...table.querySelectorAll('tbody tr')].map((row) => textOf(row.children[i] as Element));
      }
      return null;
    },
    code: svg ? codeOf(svg) : null,
    aroundCode: at < 0 ? ['', ''] : [beside(at - 1), beside(at + 1)],
  };
};

const blockWithout = (block: Block, field: Field): readonly Block[] => {
  if (block.kind === 'rows') return [{ ...block, rows: block.rows.filter((row) => row.field !== field) }];
  if (block.kind === 'table') return [{ ...block, columns: block.columns.filter((column) => column.field !== field) }];
  return block.field === field ? [] : [block];
};
/** The same receipt with one thing left out. */
export const without = (model: ReceiptModel, field: Field): ReceiptModel => ({ ...model, blocks: model.blocks.flatMap((block) => blockWithout(block, field)) });
export const fieldsOf = (model: ReceiptModel): readonly Field[] =>
  model.blocks.flatMap((block) => (block.kind === 'rows' ? block.rows.map(({ field }) => field) : block.kind === 'table' ? block.columns.map(({ field }) => field) : [block.field]));
