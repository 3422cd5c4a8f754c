import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { countPrint, keepPaper, paperOf, printerOf, printsOf } from './memory.ts';
import { pageRule } from './paper.ts';

it('a paper is kept for its register alone; until one is chosen it is a roll of 80 mm', async () => {
  await keepPaper(printerOf(1, 2), 'a4');
  expect(await Promise.all([printerOf(1, 2), printerOf(1, '2'), printerOf(1, 1), printerOf(2, 2), printerOf(1, null)].map(paperOf))).toEqual(['a4', 'a4', '80', '80', '80']);
});

it('prints of an invoice are counted', async () => {
  expect(await printsOf(7)).toBe(0);
  await countPrint(7);
  await countPrint(7);
  expect([await printsOf(7), await printsOf(8)]).toEqual([2, 0]);
});

it('a roll is cut below what stands on it, A4 has pages', () => {
  expect(pageRule('58', 960)).toBe('@page { size: 58mm 258mm; margin: 0; }');
  expect(pageRule('a4', 960)).toContain('size: A4');
});
