import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field, keyClock, keys, press, startPresses } from '#tests/support/key-presses.ts';
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

describe('a scanner', () => {
  it('OP-025 is told by speed: six digits and Enter in 30 ms, and neither a button nor a field gets them', () => {
    const input = field('5');
    keys('123456', 4);
    expect(press('Enter', 4)).toBe(false);
    expect(codes).toEqual(['123456']);
    expect(input).toHaveValue('5');
    const button = document.createElement('button');
    let heard = 0;
    button.addEventListener('keydown', ({ key }) => (heard += key === 'Enter' ? 1 : 0));
    document.body.append(button);
    button.focus();
    keys('654321', 4);
    press('Enter', 4);
    expect([codes, heard]).toEqual([['123456', '654321'], 0]);
  });
  it('leaves what was marked in a field, and where the caret stood', () => {
    const input = field('12,50');
    input.setSelectionRange(0, 5);
    keys('012345', 10);
    press('Enter', 10);
    expect([input.value, input.selectionStart, input.selectionEnd, codes]).toEqual(['12,50', 0, 5, ['012345']]);
  });
  it('tells the page of a field that it is as it was', () => {
    const input = field('a');
    const seen: string[] = [];
    input.addEventListener('input', () => seen.push(input.value));
    keys('123456', 4);
    press('Enter', 4);
    expect(seen.at(-1)).toBe('a');
  });
  it.each([0, 1, 5, 20, 35, 60])('a card right behind another, %s ms after its Enter, leaves nothing in a field: its first digit is kept, too', (between) => {
    const input = field('2');
    const seen: string[] = [];
    keys('828002', 5);
    press('Enter', 5);
    input.addEventListener('input', () => seen.push(input.value));
    press('8', between);
    keys('35921', 5);
    press('Enter', 5);
    expect([input.value, codes, seen]).toEqual(['2', ['828002', '835921'], []]);
  });
  it.each([0, 5, 20, 60])('a piece right behind a card, %s ms after its Enter, leaves nothing in the field that gets the focus meanwhile', (between) => {
    const [first, coins] = [field('2'), field('')];
    first.focus();
    keys('828002', 5);
    press('Enter', 5);
    press('P', between);
    keys('IZ', 20);
    coins.focus();
    keys('ZA-200', 20);
    expect(press('Enter', 20)).toBe(false);
    expect([first.value, coins.value, codes]).toEqual(['2', '', ['828002', 'PIZZA-200']]);
  });
  it('what is typed right behind a scan is typed a moment later', () => {
    const input = field('');
    keys('828002', 5);
    press('Enter', 5);
    expect(press('7', 300)).toBe(false);
    vi.advanceTimersByTime(200);
    expect([input.value, codes]).toEqual(['7', ['828002']]);
    expect(press('5', 900)).toBe(true);
    expect(input.value).toBe('75');
  });
  it.each([40, 100, 300, 400, 440, 600])('cards without Enter and mark, %s ms apart, are cards: the last one is chosen and no field gets them', (between) => {
    const input = field('');
    keys('828002', 15);
    press('8', between);
    keys('35921', 15);
    vi.advanceTimersByTime(1000);
    expect([input.value, codes.at(-1)]).toEqual(['', '835921']);
  });
  it('a number of an item is known without its Enter, too, and as one number where the machine halted within', () => {
    const input = field('');
    keys('8280021234567', 10);
    vi.advanceTimersByTime(1000);
    keys('828002', 10);
    press('1', 60);
    keys('234567', 10);
    press('Enter', 10);
    expect([input.value, codes]).toEqual(['', ['8280021234567', '8280021234567']]);
  });
  it.each([5, 60, 120, 300])('marked cards without Enter, %s ms apart, are told by their marks', (between) => {
    const input = field('2');
    keys(';851759', 10);
    press(';', between);
    keys('867597', 10);
    vi.advanceTimersByTime(1000);
    expect([input.value, codes]).toEqual(['2', ['851759', '867597']]);
  });
  it('is told by its mark: not one key reaches the page, and the mark is no part of what was read', () => {
    field();
    expect(keys(';123456', 20)).toEqual(Array.from({ length: 7 }, () => false));
    expect(press('Enter', 20)).toBe(false);
    expect(codes).toEqual(['123456']);
  });
  it('with a mark needs no Enter', () => {
    keys(';123456', 80);
    vi.advanceTimersByTime(200);
    expect(codes).toEqual(['123456']);
  });
  it('is not lost where the page was busy: keys that wait their turn come before the patience is at its end', () => {
    const input = field('x');
    press(';', 200);
    // The page comes back after its timer was due; the other keys were pressed long before, by their own clock.
    const waiting = [...'123456', 'Enter'].map((key, i) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: keyClock.now + (i + 1) * 4 });
      return event;
    });
    setTimeout(() => waiting.forEach((event) => input.dispatchEvent(event)), 150);
    vi.advanceTimersByTime(300);
    expect([codes, input.value]).toEqual([['123456'], 'x']);
  });
  it('OP-025 is not lost where each key waits until a busy page has heard the one before', () => {
    const input = field('x');
    const heard = vi.spyOn(performance, 'now');
    // The page comes to the first key, and to one on the way, 90 ms after it was pressed; what sends the keys waits so long.
    for (const [i, key] of [...'123456', 'Enter'].entries()) {
      const busy = i === 0 || i === 3 ? 90 : 1;
      heard.mockReturnValue(keyClock.now + 5 + busy);
      press(key, 5);
      keyClock.now += busy;
    }
    expect([codes, input.value]).toEqual([['123456'], 'x']);
  });
  it('OP-025 a hand on a page that is busy with each key is no scanner', () => {
    const input = field('x');
    const heard = vi.spyOn(performance, 'now');
    for (const key of '123456') {
      heard.mockReturnValue(keyClock.now + 120 + 100);
      press(key, 120);
    }
    expect(press('Enter', 120)).toBe(true);
    vi.advanceTimersByTime(500);
    expect([codes, input.value]).toEqual([[], 'x123456']);
  });
  it('is not lost where the browser itself halts on the way: a whole card with its mark and its Enter', () => {
    const input = field('x');
    keys(';12', 4);
    press('3', 380);
    keys('456', 4);
    expect(press('Enter', 300)).toBe(false);
    expect([codes, input.value]).toEqual([['123456'], 'x']);
  });
  it('reads what stands on a piece', () => {
    const input = field('x');
    keys('COLA-05', 6);
    press('Enter', 6);
    expect([codes, input.value]).toEqual([['COLA-05'], 'x']);
  });
  it.each([['TEE-S', 20], ['HOOD-XL', 30], ['STICK', 5]])('reads what stands on a piece without any digit: %s at %s ms a key', (code, gap) => {
    const input = field('2');
    keys(code, gap);
    expect(press('Enter', gap)).toBe(false);
    keys(code, gap);
    press('Enter', gap);
    expect([codes, input.value]).toEqual([[code, code], '2']);
  });
  it.each(['MONST-50', 'PIZZA-200', 'ESPR-1', 'TEE-S', 'STICK'])('reads what stands on a piece without Enter and mark: %s', (code) => {
    const input = field('2');
    keys(code, 20);
    vi.advanceTimersByTime(500);
    expect([codes, input.value]).toEqual([[code], '2']);
  });
  it.each([40, 50, 59, 65])('may be slow: digits at %s ms a key, with Enter and without', (gap) => {
    const input = field('2');
    for (const code of ['828002', '3850123456789']) {
      keys(code, gap);
      expect(press('Enter', gap)).toBe(false);
      keys(code, gap);
      vi.advanceTimersByTime(1500);
      keyClock.now += 1500;
    }
    expect([codes, input.value]).toEqual([['828002', '828002', '3850123456789', '3850123456789'], '2']);
  });
  it('reads shifted marks: the key Shift is no key of its own', () => {
    press('Shift', 10);
    keys(';12', 10);
    press('Shift', 10);
    keys('3456', 10);
    press('Enter', 10);
    expect(codes).toEqual(['123456']);
  });
});

describe('a hand', () => {
  it('types what it types, with Enter', () => {
    const input = field();
    keys('123456', 90);
    expect(press('Enter', 90)).toBe(true);
    expect([input.value, codes]).toEqual(['123456', []]);
  });
  it('that rolls over two keys gets both, in their order, before the next', () => {
    const input = field('x');
    press('1', 200);
    expect(press('2', 20)).toBe(false);
    press('3', 120);
    expect(input).toHaveValue('x123');
    press('4', 20);
    vi.advanceTimersByTime(150);
    expect([input.value, codes]).toEqual(['x1234', []]);
  });
  it('that types the mark gets it a moment later', () => {
    const input = field('a');
    press(';', 200);
    expect(input).toHaveValue('a');
    vi.advanceTimersByTime(200);
    expect([input.value, codes]).toEqual(['a;', []]);
  });
  it('that types the mark and digits gets them all, however few or many, and its Enter', () => {
    const input = field('a');
    keys(';123', 160);
    expect(press('Enter', 160)).toBe(true);
    vi.advanceTimersByTime(500);
    expect([input.value, codes]).toEqual(['a;123', []]);
    keys(';1234567', 160);
    expect(press('Enter', 160)).toBe(true);
    vi.advanceTimersByTime(500);
    expect([input.value, codes]).toEqual(['a;123;1234567', []]);
    keys(';123456', 160);
    vi.advanceTimersByTime(500);
    expect([input.value, codes]).toEqual(['a;123;1234567;123456', []]);
  });
  it('that rolls over a short word gets it, with its Enter; so does a helper of the machine that writes a text', () => {
    const input = field('');
    keys('the', 20);
    expect(press('Enter', 20)).toBe(true);
    expect(input).toHaveValue('the');
    press(' ', 300);
    keys('Kind regards', 2);
    expect(press('Enter', 2)).toBe(true);
    vi.advanceTimersByTime(500);
    expect([input.value, codes]).toEqual(['the Kind regards', []]);
  });
  it('may hold a key down', () => {
    const input = field();
    for (let i = 0; i < 8; i++) {
      const event = new KeyboardEvent('keydown', { key: '0', repeat: i > 0, bubbles: true, cancelable: true });
      keyClock.now += 30;
      Object.defineProperty(event, 'timeStamp', { value: keyClock.now });
      expect(input.dispatchEvent(event)).toBe(true);
    }
    press('Enter', 30);
    expect(codes).toEqual([]);
  });
  it('keeps its shortcuts: what was held back is told to whoever listens to keys', () => {
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', listen);
    press('1', 200);
    press('2', 20);
    press('Escape', 300);
    document.removeEventListener('keydown', listen);
    expect(heard).toEqual(['1', '2', 'Escape']);
  });
});

describe.each([[''], [';']])('a scanner that sets no mark, where the mark is “%s”', (mark) => {
  beforeEach(() => {
    stop();
    stop = readKeys(window, () => mark, ({ code }) => codes.push(code));
  });
  it('OP-025 a card is read whole though the machine is busy with a window on the way', () => {
    const input = field('x');
    for (const [key, gap] of [['1', 5], ['2', 61], ['3', 5], ['4', 41], ['5', 5], ['6', 5]] as const) press(key, gap);
    expect(press('Enter', 38)).toBe(false);
    expect([codes, input.value]).toEqual([['123456'], 'x']);
  });
  it('OP-025 a card whose Enter comes late, or not at all, is read, and its Enter presses nothing', () => {
    const input = field('x');
    keys('123456', 8);
    expect(press('Enter', 170)).toBe(false);
    expect([codes, input.value]).toEqual([['123456'], 'x']);
    keys('654321', 8);
    vi.advanceTimersByTime(600);
    expect([codes, input.value]).toEqual([['123456', '654321'], 'x']);
  });
  it('a sign that a hand presses after a digit is no text: the box that counts by it gets it as a key', () => {
    field('x');
    press('3', 200);
    expect(press('+', 80)).toBe(true);
  });
  it('OP-025 six digits that a hand types are typed, and so is what is fewer', () => {
    const input = field('x');
    keys('123456', 80);
    expect(press('Enter', 80)).toBe(true);
    keys('25', 80);
    expect(press('Enter', 80)).toBe(true);
    vi.advanceTimersByTime(500);
    expect([codes, input.value]).toEqual([[], 'x12345625']);
  });
});

describe('where a key alone does something', () => {
  let done: string[] = [];
  const verb = ({ key }: KeyboardEvent) => void (/^[pv1-9]$/i.test(key) && done.push(key));
  beforeEach(() => {
    stop();
    done = [];
    stop = readKeys(window, () => ';', ({ code }) => codes.push(code), () => true);
    document.addEventListener('keydown', verb);
  });
  afterEach(() => document.removeEventListener('keydown', verb));

  it.each([5, 10, 15, 20, 25, 35, 60])('neither a card nor a barcode without a mark does any of it, at %s ms a key', (gap) => {
    for (const code of ['164107', '3850123456789', 'PIZZA-200', 'PISTA-120']) {
      keys(code, gap);
      press('Enter', gap);
      vi.advanceTimersByTime(1500);
      keyClock.now += 1500;
    }
    expect([codes, done]).toEqual([['164107', '3850123456789', 'PIZZA-200', 'PISTA-120'], []]);
  });
  it('no part of one that broke off does, nor its end', () => {
    keys('PIZ', 20);
    keys('ZA', 300);
    vi.advanceTimersByTime(500);
    const ended = [press('1', 600), press('Enter', 15)];
    expect([codes, ended]).toEqual([[], [false, false]]);
    expect(done.filter((key) => key !== 'Z' && key !== 'A')).toEqual([]);
  });
  it('what a person presses does it, a moment later; an amount is typed, comma and all, and Enter ends it', () => {
    press('p', 500);
    vi.advanceTimersByTime(200);
    expect(done).toEqual(['p']);
    const input = field('');
    for (const key of '12,50') press(key, 80);
    expect(press('Enter', 80)).toBe(true);
    expect([input.value, codes]).toEqual(['12,50', []]);
  });
});
