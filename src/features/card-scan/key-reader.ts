import { isCardFormat, stripScannerPrefix } from '#resources/domain/card.ts';
import { fieldNow, type FieldBefore } from './field-before.ts';

/** What a scanner read: a card, or what stands on a piece. */
export interface Scan {
  /** Without the scanner's mark in front. */
  readonly code: string;
}
/** Keys on end that come as fast as this, in ms, are no hand's: scanners need a few. */
const swift = 35;
/** Nor are six or more that come as fast as this, digits among them: slow scanners, or swift ones at a machine that is busy. */
const slow = 65;
/**
 * How soon the next key must come, in ms: without a mark in front as fast as a slow scanner, with it as fast as a busy machine tells of them.
 * A browser that opens a window meanwhile tells of the rest of a card much later.
 */
const gapLimit = { plain: slow, digits: 90, marked: 100, stall: 100, card: 400 } as const;
/** How long what was held back waits for the next key, in ms, before it is given to the field after all. */
const patience = { plain: 80, digits: 110, marked: 150, card: 450 } as const;
/** How often, at most, a card without a mark may halt, longer than scanners do: a machine that opens a window is busy, and a hand halts at each key. */
const mostHalts = 3;
/** Fewer keys than these are no scan; of a code without any digit, fewer than these. */
const fewest = 3;
const fewestLetters = 4;
/** So many keys at a scanner's speed, digits among them, are a scan without mark and Enter, too. */
const surely = 6;
/** After a pause of so many ms a word that comes too fast for a hand is a scan; within a text it may be one that a helper of the machine writes. */
const pause = 100;
/** So long after a scan, in ms, the next one may come at any key: its first one is kept from the page, too. */
const rightBehind = 1000;
const readable = /^[\w\-./+*$%:;]$/;
const starts = /^[\da-zA-Z]$/;

interface Burst {
  text: string;
  /** Keys that were kept from the page. */
  held: string;
  /** Keys that the page got before the burst was one. */
  leaked: number;
  at: number;
  /** When the page came to the last key, which may be long after it was pressed. */
  heard: number;
  /** How often it halted on the way, as a hand does, too: only a whole card with its Enter is a scan then, or an end that no hand types. */
  halts: number;
  /** How many of the halts were too long for a slow scanner, too. */
  long: number;
  /** How many gaps, up to the last key, were a scanner's; and how many a slow scanner's. */
  fast: number;
  quick: number;
  /** Where the last card begins, if another stands in front of it: some scanners send no Enter between them. */
  from: number;
  /** A key alone did something when it began: it waits from the first key on, and more slowly. */
  readonly acts: boolean;
  /** Nothing was typed right before it. */
  readonly fresh: boolean;
  /** What the page got right before, too little to tell by: the machine may have halted behind it. Part of the code, once what follows is a scan. */
  readonly lead: Burst | null;
  /** How many gaps were a scanner's in all. */
  swift: number;
  readonly before: FieldBefore;
}

/**
 * Tells a scanner from typing, by the mark in front (CARD_SCANNER_PREFIX) and by speed. Keys that may belong to a scan are kept from the page: from the mark
 * on, else from the second digit on. A scan ends with Enter, which reaches nothing either; the field is as it was before. What turns out to be typed is typed.
 * Answers the way to stop. @param acts whether a key alone does something now, such as a letter that sells: then no part of a scan is ever given as one
 */
export const readKeys = (target: Window, prefix: () => string, onScan: (scan: Scan) => void, acts: () => boolean = () => false): (() => void) => {
  let burst: Burst | null = null;
  /** The page is given keys that were read here before. */
  let giving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last key was pressed that was no scan's. */
  let keyAt = Number.NEGATIVE_INFINITY;
  /** When the last key of the last scan was pressed. */
  let scannedAt = Number.NEGATIVE_INFINITY;
  const stop = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const marked = (text: string) => prefix() !== '' && text.startsWith(prefix());
  /** What came last, where a whole card stands in front of it. */
  const lastOf = ({ text, from }: Burst) => stripScannerPrefix(text.slice(from), prefix());
  const codeOf = (one: Burst) => (isCardFormat(lastOf(one)) ? lastOf(one) : `${one.lead?.text ?? ''}${stripScannerPrefix(one.text, prefix())}`);
  /** By the mark: whether it may still become a card, or is one that halted. */
  const becomesCard = (one: Burst) => /^\d{1,5}$/.test(lastOf(one)) || (one.halts > 0 && isCardFormat(lastOf(one)));
  /** A whole card, or a longer number, at the speed of scanners. */
  const whole = (one: Burst) => !marked(one.text) && /^\d+$/.test(lastOf(one)) && lastOf(one).length >= surely && one.quick >= lastOf(one).length - 1;
  /** A whole code that halted once at most, and else never was slow; one without any digit only where nothing was typed right before. */
  const wholeCode = (one: Burst) => (one.halts === 0 || (one.halts === 1 && one.swift >= one.text.length - 2)) && (/\d/.test(one.text) ? codeOf(one).length >= surely : one.fresh && codeOf(one).length > fewestLetters);
  /** Digits may be a card from the first one on: not every scanner sets the mark. */
  const kind = (one: Burst) => (whole(one) ? 'card' : marked(one.text) ? (becomesCard(one) ? 'card' : 'marked') : (becomesCard(one) && one.long <= mostHalts) || one.acts ? 'digits' : 'plain');
  /** Where keys alone act and nothing can be written, several on end are no person's; nor are letters where a number is asked for. */
  const isNobodys = (one: Burst) => one.acts && codeOf(one).length >= (one.before.writable && !/[a-zA-Z]/.test(one.text) ? surely : fewest);
  /** Nobody types words into nothing: a machine that is busy halts on the way, and a code that is lost is a piece that is not paid. */
  const isAimless = ({ before, acts: lone }: Burst) => before.nowhere && !lone;
  const isScan = (one: Burst) => {
    const tells = marked(one.text) || /\d/.test(one.text);
    if (isNobodys(one) || whole(one)) return true;
    if (isAimless(one) && codeOf(one).length >= fewestLetters) return true;
    if (one.halts > 0) return isCardFormat(codeOf(one)) || (/\d/.test(one.text) && (one.fast >= fewest || ((one.halts === 1 || (one.long === 0 && one.halts <= mostHalts)) && one.text.length >= surely)));
    return codeOf(one).length >= (tells ? fewest : fewestLetters) && (tells || one.fresh);
  };

  /** Too swift for a hand so far: where it halts once, the machine does. */
  const stalls = (one: Burst) => (one.halts === 0 && one.text.length >= fewest) || isAimless(one);
  /** It was no scan: the page gets what was kept from it. */
  const release = () => {
    clearTimeout(timer);
    const { before, held, acts: lone = false } = burst ?? {};
    burst = null;
    // What is left of a scan that broke off is neither pressed nor written.
    if (!before || held === undefined || held === '' || (lone && held.length > 1 && (!before.writable || /[a-zA-Z]/.test(held)))) return;
    giving = true;
    if (lone && held.length === 1) before.press(held);
    else before.type(held);
    giving = false;
  };
  const scanned = () => {
    clearTimeout(timer);
    const done = burst;
    burst = null;
    if (!done) return;
    scannedAt = done.at;
    keyAt = Number.NEGATIVE_INFINITY;
    const lead = isCardFormat(lastOf(done)) ? null : done.lead;
    (lead ?? done).before.restore(done.leaked + (lead?.text.length ?? 0));
    onScan({ code: codeOf(done) });
  };
  /** No key came any more. A scanner that sends no Enter is known by its mark, or by a number that no hand types so fast. */
  const over = () => (burst && (whole(burst) || wholeCode(burst) || (marked(burst.text) && burst.halts === 0 && isScan(burst))) ? scanned() : release());
  const wait = () => {
    clearTimeout(timer);
    if (!burst) return;
    const patient = Math.max(patience[kind(burst)], stalls(burst) ? patience.digits : 0);
    const due = performance.now() + patient;
    // On a busy page the time may be up before it hears of keys that were pressed in time, or that waited for it: these come first.
    timer = setTimeout(() => {
      timer = setTimeout(over, performance.now() - due > swift ? patient : 0);
    }, patient);
  };

  const onKey = (event: KeyboardEvent) => {
    const { key } = event;
    let lead: Burst | null = null;
    if (giving || key === 'Shift' || key === 'CapsLock' || key === 'AltGraph') return;
    const since = event.timeStamp - keyAt;
    keyAt = event.timeStamp;
    const plain = !event.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
    if (burst && !plain) release();
    if (!plain) return;
    const mark = prefix() !== '' && key === prefix()[0];
    // A sign that no code holds begins the next scan.
    if (burst && mark && !starts.test(key) && marked(burst.text) && isScan(burst)) scanned();
    if (burst) {
      const gap = event.timeStamp - burst.at;
      // Whatever sends key after key waits for a page that is busy: what counts is how soon the next one came once the page had heard the one before.
      const waited = burst.heard - burst.at > swift && event.timeStamp >= burst.heard && event.timeStamp - burst.heard <= patience.plain && burst.halts < mostHalts;
      const known = whole(burst) && gap <= gapLimit.card;
      const stalled = stalls(burst) && gap <= gapLimit.stall;
      // Whole, and halted longer than on its way: what comes now may be the next card.
      if (known && gap > (burst.fast >= lastOf(burst).length - 1 ? swift : slow) && /^\d$/.test(key)) burst.from = isCardFormat(lastOf(burst)) ? burst.text.length : burst.from;
      const done = whole(burst) && !known;
      burst.fast = gap > swift ? 0 : burst.fast + 1;
      burst.quick = gap > slow ? 0 : burst.quick + 1;
      burst.swift += gap > swift ? 0 : 1;
      if (gap > gapLimit[marked(burst.text) ? 'marked' : 'plain']) burst.halts += 1;
      if (gap > slow) burst.long += 1;
      // Nobody types an end so fast behind a key.
      if (burst.acts && key === 'Enter' && gap <= swift && !isScan(burst)) {
        stop(event);
        clearTimeout(timer);
        burst = null;
        return;
      }
      // What halts may still be a card, and a card is digits: a sign may be meant for the page.
      if (done) scanned();
      else if (gap > swift && !burst.acts && kind(burst) === 'digits' && !/^(\d|Enter)$/.test(key)) release();
      else if (gap > gapLimit[kind(burst)] && !waited && !known && !stalled) {
        lead = gap <= gapLimit.stall && burst.text.length < fewest && !burst.acts && !marked(burst.text) && burst.lead === null ? burst : null;
        release();
      }
    }
    if (burst && key === 'Enter' && isScan(burst)) {
      stop(event);
      scanned();
      return;
    }
    if (!readable.test(key)) {
      release();
      return;
    }
    if (!burst) {
      if (!mark && !starts.test(key)) return;
      burst = { text: key, held: '', leaked: 0, at: event.timeStamp, heard: 0, halts: 0, long: 0, fast: 0, quick: 0, from: 0, acts: acts(), fresh: lead?.fresh ?? since > pause, lead, swift: 0, before: fieldNow(target.document) };
    } else {
      burst.text += key;
      burst.at = event.timeStamp;
    }
    burst.heard = performance.now();
    wait();
    const next = event.timeStamp - scannedAt <= rightBehind;
    if (burst.held !== '' || (burst.text.length === 1 && (mark || next || burst.acts)) || (burst.text.length > 1 && /\d/.test(burst.text))) {
      burst.held += key;
      stop(event);
    } else burst.leaked += 1;
  };
  /** A key is heard when it is let go, too: the page may have been busy between. */
  const onLetGo = () => {
    if (!burst) return;
    burst.heard = performance.now();
    wait();
  };
  target.addEventListener('keydown', onKey, true);
  target.addEventListener('keyup', onLetGo, true);
  return () => {
    release();
    target.removeEventListener('keyup', onLetGo, true);
    target.removeEventListener('keydown', onKey, true);
  };
};
