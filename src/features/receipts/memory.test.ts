import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, it } from 'vitest';
import { copyOf, printed } from './copies.ts';
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

it('INV-15 the service says which copy it is; a print that did not come out keeps its key, the next one has another', async () => {
  const keys: string[] = [];
  const note = async (_invoice: number, key: string) => Promise.resolve(keys.push(key) - 1);
  expect([await copyOf(20, note), await copyOf(20, note)]).toEqual([0, 1]);
  expect(keys[0]).toBe(keys[1]);
  await printed(20);
  await copyOf(20, note);
  expect([new Set(keys).size, await printsOf(20)]).toEqual([2, 1]);
});

it('INV-15 where the service does not answer it is marked as a copy; where it counts no prints, or is not asked, this browser counts', async () => {
  const away = () => Promise.reject(new Error('no answer'));
  expect(await copyOf(30, away)).toBe(1);
  await printed(30);
  await printed(30);
  expect([await copyOf(30, away), await copyOf(30, () => Promise.resolve(null)), await copyOf(30), await copyOf(31), await copyOf(31, () => Promise.resolve(null))]).toEqual([2, 2, 2, 0, 0]);
});

it('a roll is cut below what stands on it, A4 has pages', () => {
  expect(pageRule('58', 960)).toBe('@page { size: 58mm 258mm; margin: 0; }');
  expect(pageRule('a4', 960)).toContain('size: A4');
});

it('a connection that the browser has ended is made anew; where a newer version has the database, all lasts for this visit', async () => {
  const name = 'arenadesk-receipts';
  await keepPaper('9/1', 'a4');
  await printed(40);
  await deleteDB(name);
  await printed(40);
  const other = await openDB(name);
  expect(await other.get('prints', 40)).toBe(2);
  other.close();
  (await openDB(name, 3)).close();
  await printed(40);
  await keepPaper('9/2', '58');
  expect([await printsOf(40), await paperOf('9/1'), await paperOf('9/2'), await copyOf(40)]).toEqual([3, 'a4', '58', 3]);
});
