import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field, idle, keyClock, keys, press, startPresses } from '#tests/support/key-presses.ts';
import { readKeys } from './key-reader.ts';

let codes: string[] = [];
let stop = () => undefined as void;
beforeEach(() => {
  startPresses();
  codes = [];
  stop = readKeys(window, () => ';', ({ code }) => codes.push(code));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('a scanner at a machine that is busy', () => {
  it.each([1, 3, 5, 7])('reads it, too, where the machine halts a little at key %s', (halting) => {
    const input = field('2');
    for (const [i, key] of [...'COLA-25', 'Enter'].entries()) press(key, i === halting ? 60 : 15);
    expect([codes, input.value]).toEqual([['COLA-25'], '2']);
  });
  it.each([1, 2])('a swift code that halts at key %s, too early to tell, is whole once the rest of it is a scan', (halting) => {
    for (const [code, ends] of [['COLA-25', ['Enter']], ['COLA-25', []], ['STICK', ['Enter']]] as const) {
      const input = field('2');
      idle(500);
      for (const [i, key] of [...code, ...ends].entries()) press(key, i === halting ? 80 : 8);
      vi.advanceTimersByTime(200);
      expect([codes.pop(), input.value]).toEqual([code, '2']);
    }
    // What a hand types stays, and so does what stands in front of a card.
    const input = field();
    keys('COLA-25', 80);
    vi.advanceTimersByTime(200);
    expect([codes, input.value]).toEqual([[], 'COLA-25']);
  });
  it.each([['COLA-25', [0, 44, 17, 15, 15, 16, 84, 85]], ['HODM', [0, 90, 63, 71, 99]], ['WATER-75', [0, 8, 80, 8, 8, 90, 8, 8, 95]]] as const)('%s is not lost where nothing has the focus, however often the machine halts', (code, gaps) => {
    for (const [i, key] of [...code, 'Enter'].entries()) press(key, gaps[i] ?? 8);
    expect(codes).toEqual([code]);
    // In a field it may be a person.
    codes.length = 0;
    const input = field();
    idle(500);
    for (const [i, key] of [...code].entries()) press(key, Math.max(70, gaps[i] ?? 0));
    press('Enter', 90);
    vi.advanceTimersByTime(300);
    expect([codes, input.value]).toEqual([[], code]);
  });
  it.each([3, 4, 5, 6])('a swift code that halts once at key %s is known without its Enter, too', (halting) => {
    const input = field('2');
    for (const [i, key] of [...'COLA-25'].entries()) press(key, i === halting ? 60 : 8);
    vi.advanceTimersByTime(200);
    expect([codes, input.value]).toEqual([['COLA-25'], '2']);
  });
  it.each([3, 4, 5, 6, 7])('a swift code that halts once as a busy machine does, at key %s, is whole', (halting) => {
    for (const stall of [70, 84, 100]) {
      const input = field('2');
      for (const [i, key] of [...'COLA-25', 'Enter'].entries()) press(key, i === halting ? stall : 6);
      vi.advanceTimersByTime(1500);
      keyClock.now += 1500;
      expect([codes.at(-1), input.value]).toEqual(['COLA-25', '2']);
    }
    expect(codes).toEqual(['COLA-25', 'COLA-25', 'COLA-25']);
  });
});
