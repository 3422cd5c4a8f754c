import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { array, assert, bigInt, boolean, constant, constantFrom, integer, nat, property, string, stringMatching, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTaxes } from '#resources/domain/tax.ts';
import { finalEntry, periodEnd, yearAgain } from '#server/services/fiscal/at/closing.ts';
import { bucketsOf, noTurnover, turnoverOf } from '#server/services/fiscal/at/buckets.ts';
import { chainOf, header, isOutage, jwsOf, marks, ocrOf, outageText, payloadOf, qrOf, readJws, readPayload, readQr, registerOf, suiteOf, unsigned } from '#server/services/fiscal/at/code.ts';
import { checksumOf, decryptCounter, encryptCounter } from '#server/services/fiscal/at/counter.ts';
import { draftOf, entryOf, payloadFor, type Draft, type Entry, type Kind } from '#server/services/fiscal/at/receipt.ts';
import { isSignedBy, signReceipt } from '#server/services/fiscal/at/signature.ts';
import { faultsIn } from '#server/services/fiscal/at/verify.ts';
import { testKeys, vectors } from '#tests/support/fiscal-vectors.ts';

const aesText = testKeys.at_aes256_base64?.value ?? '';
const aes = Buffer.from(aesText, 'base64');
const keyNamed = (name: unknown) => (name === 'at_aes256_base64' ? aes : Buffer.alloc(32, 1));
const signatureOf = (text: unknown) => Buffer.from(String(text), 'base64url');
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const trust = { register: 'PP4-1', key: aes, publicKey: (serial: string) => (serial === '1a2b' ? publicKey : null) };
const desk = { suite: 'R1-AT100', register: 'PP4-1', serial: '1a2b', key: aes };

describe('published and recomputed vectors', () => {
  test.each(vectors('at_chain'))('$from: the chain goes on from $prevIs', ({ prev, chain }) => {
    expect(chainOf(String(prev))).toBe(chain);
  });
  test.each(vectors('at_counter'))('$cents cents in $bytes bytes on $receiptNumber', ({ key, cashRegisterId, receiptNumber, cents, bytes, encrypted }) => {
    expect(encryptCounter(keyNamed(key), String(cashRegisterId), String(receiptNumber), Number(cents), Number(bytes))).toBe(encrypted);
    expect(decryptCounter(keyNamed(key), String(cashRegisterId), String(receiptNumber), String(encrypted))).toBe(cents);
  });
  test.each(vectors('at_jws_qr'))('$from: $payload', ({ payload, sigBase64url, jws, qr }) => {
    const signed = { payload: String(payload), signature: signatureOf(sigBase64url) };
    if (jws !== undefined) expect(jwsOf(signed)).toBe(jws);
    if (qr !== undefined) expect(qrOf(signed)).toBe(qr);
    expect(readJws(jwsOf(signed))).toEqual(signed);
    expect(readQr(qrOf(signed))).toEqual(signed);
    const receipt = readPayload(signed.payload);
    expect(receipt && payloadOf(receipt)).toBe(payload);
  });
  test.each(vectors('at_ocr'))('the code for readers of letters', ({ payload, sigBase64url, ocr }) => {
    expect(ocrOf({ payload: String(payload), signature: signatureOf(sigBase64url) })).toBe(ocr);
  });
  test.each(vectors('at_two_receipts'))('$from: two receipts after one another', ({ payload1, payload2 }) => {
    const shop = { suite: 'R1-AT1', register: 'WOKFLOW-1', serial: '1a2b3c4d', key: Buffer.alloc(32, 1) };
    const issued = '2026-09-22T20:30:00';
    const first = draftOf('start', { number: '1', issued }, 0);
    expect(payloadFor(shop, first, null)).toBe(payload1);
    const jws = jwsOf({ payload: String(payload1), signature: Buffer.alloc(64) });
    expect(payloadFor(shop, draftOf('normal', { number: '2', issued, buckets: { ...noTurnover, normal: 700, reduced1: 1290 } }, first.turnover), jws)).toBe(payload2);
  });
  test.each(vectors('es256_verify'))('$from verifies, and its header is the one of every receipt', ({ signingInput, sigBase64url }) => {
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: testKeys.es256_jwk_rfc7515_a3?.x, y: testKeys.es256_jwk_rfc7515_a3?.y }, format: 'jwk' });
    expect(verify('sha256', Buffer.from(String(signingInput), 'ascii'), { key, dsaEncoding: 'ieee-p1363' }, signatureOf(sigBase64url))).toBe(true);
    expect(isSignedBy(`${String(signingInput)}.${String(sigBase64url)}`, key)).toBe(true);
    expect(String(signingInput).split('.')[0]).toBe(header);
  });
  test('the check of a key typed by hand', () => {
    expect(checksumOf(aesText)).toBe(testKeys.at_aes256_base64?.checksum);
  });
});

const cents = integer({ min: -1_000_000_000, max: 1_000_000_000 });
const rates = constantFrom([20], [10], [13], [0], [19], [4.9], [7], []);
const wall = integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) }).map((at) => new Date(at).toISOString().slice(0, 19));

describe('amounts and buckets', () => {
  test('the five buckets sum up to gross, each rate in its own', () => {
    assert(property(array(tuple(integer({ min: -1_000_000, max: 1_000_000 }), rates)), (lines) => {
      const split = splitTaxes(lines.map(([total, own]) => ({ total, taxes: own.map((rate) => ({ name: 'USt', rate })) })));
      const buckets = bucketsOf(split);
      expect(turnoverOf(buckets)).toBe(split.gross);
      expect(buckets.normal).toBe(lines.reduce((sum, [total, [rate]]) => sum + (rate === 20 ? total : 0), 0));
      expect(buckets.special).toBe(lines.reduce((sum, [total, [rate]]) => sum + (rate === 19 || rate === 4.9 ? total : 0), 0));
      expect(buckets.zero).toBe(lines.reduce((sum, [total, [rate]]) => sum + (rate === undefined || rate === 0 || rate === 7 ? total : 0), 0));
    }));
  });
});

describe('the turnover counter', () => {
  test('is read back with its key, and is another one for every receipt', () => {
    assert(property(bigInt({ min: -(2n ** 52n), max: 2n ** 52n }), constantFrom(8, 16), stringMatching(/^[A-Z0-9-]{1,20}$/), (sum, bytes, number) => {
      const encrypted = encryptCounter(aes, 'PP4-1', number, Number(sum), bytes);
      expect(Buffer.from(encrypted, 'base64')).toHaveLength(bytes);
      expect(decryptCounter(aes, 'PP4-1', number, encrypted)).toBe(Number(sum));
      expect(encryptCounter(aes, 'PP4-1', `${number}x`, Number(sum), bytes)).not.toBe(encrypted);
    }));
  });
  test('does not take what would not fit', () => {
    expect(() => encryptCounter(aes, 'R', '1', 2 ** 39, 5)).toThrow(RangeError);
    expect(() => encryptCounter(aes, 'R', '1', 0.5)).toThrow(RangeError);
    expect(() => encryptCounter(Buffer.alloc(16), 'R', '1', 1)).toThrow(RangeError);
    expect(decryptCounter(aes, 'R', '1', encryptCounter(aes, 'R', '1', 2 ** 39 - 1, 5))).toBe(2 ** 39 - 1);
  });
});

/** A register's receipts of these kinds and sums, signed or not. */
const chainOfKinds = (receipts: readonly (readonly [kind: Kind, cents: number, issued: string, signed: boolean])[]) => {
  const all: string[] = [];
  const drafts: Draft[] = [];
  for (const [i, [kind, sum, issued, signed]] of [['start', 0, '2026-01-01T00:00:00', true] as const, ...receipts].entries()) {
    const draft = draftOf(kind, { number: `${kind}-${i}`, issued, buckets: kind === 'start' || kind === 'collective' ? noTurnover : { ...noTurnover, normal: kind === 'reversal' ? -sum : sum } }, drafts.at(-1)?.turnover ?? 0);
    const payload = payloadFor(desk, draft, all.at(-1) ?? null);
    all.push(signed ? signReceipt(payload, privateKey) : unsigned(payload));
    drafts.push(draft);
  }
  return { all, drafts };
};
const receipts = array(tuple(constantFrom<Kind>('normal', 'normal', 'reversal', 'training', 'collective'), integer({ min: 0, max: 100_000 }), wall, boolean()), { maxLength: 12 });

describe('a register’s receipts', () => {
  test('verify from the mark of the register on, whatever kinds come and whether the device is up', () => {
    assert(property(receipts, (made) => {
      const { all, drafts } = chainOfKinds(made);
      expect(faultsIn(all, trust)).toEqual([]);
      const codes = all.flatMap((jws) => readJws(jws) ?? []).map((signed) => qrOf(signed));
      for (const [i, code] of codes.entries()) {
        expect(code).toMatch(/^(_[^_]+){13}$/);
        expect(code.length).toBeGreaterThan(100);
        const read = readQr(code);
        const receipt = read && readPayload(read.payload);
        const draft = drafts[i];
        expect(receipt?.issued).toBe(draft?.issued);
        if (draft?.kind === 'reversal' || draft?.kind === 'training') expect(receipt?.counter).toBe(marks[draft.kind]);
        else expect(decryptCounter(aes, 'PP4-1', receipt?.number ?? '', receipt?.counter ?? '')).toBe(draft?.turnover);
      }
    }), { numRuns: 40 });
  });
  test('one that is edited or taken out is found by those after it', () => {
    assert(property(array(tuple(constant<Kind>('normal'), integer({ min: 1, max: 5_000 }), wall, constant(true)), { minLength: 2, maxLength: 8 }), nat(), (made, pick) => {
      const { all } = chainOfKinds(made);
      const at = 1 + (pick % (all.length - 2));
      expect(faultsIn(all.toSpliced(at, 1), trust)).toContainEqual({ at, fault: 'chain' });
      const other = readJws(all[at] ?? '');
      const edited = signReceipt((other?.payload ?? '').replace(/_(\d+),(\d\d)_/, '_9999999,$2_'), privateKey);
      const faults = faultsIn(all.toSpliced(at, 1, edited), trust);
      expect(faults).toContainEqual({ at: at + 1, fault: 'chain' });
      expect(faults).toContainEqual({ at, fault: 'counter' });
    }), { numRuns: 30 });
  });
  test('signatures are 64 bytes, for one payload alone', () => {
    assert(property(receipts, nat(), (made, pick) => {
      const { all } = chainOfKinds(made.map(([kind, sum, issued]) => [kind, sum, issued, true] as const));
      const jws = all[pick % all.length] ?? '';
      const signed = readJws(jws);
      expect(signed?.signature).toHaveLength(64);
      expect(isSignedBy(jws, publicKey)).toBe(true);
      const bytes = Buffer.from(signed?.payload ?? '', 'utf8');
      const flipped = bytes[pick % bytes.length] ?? 0;
      bytes[pick % bytes.length] = flipped ^ 1;
      expect(isSignedBy(jwsOf({ payload: bytes.toString('latin1'), signature: signed?.signature ?? Buffer.alloc(0) }), publicKey)).toBe(false);
    }), { numRuns: 30 });
  });
  test('the first one must be signed and take nothing; numbers come once', () => {
    const start = (kind: Kind, sum: number) => payloadFor(desk, draftOf(kind, { number: 'S', issued: '2026-03-29T03:00:00', buckets: { ...noTurnover, normal: sum } }, 0), null);
    expect(faultsIn([unsigned(start('start', 0))], trust)).toEqual([{ at: 0, fault: 'start' }]);
    expect(faultsIn([signReceipt(start('normal', 5), privateKey)], trust)).toEqual([{ at: 0, fault: 'start' }]);
    const { all } = chainOfKinds([]);
    const again = payloadFor(desk, draftOf('normal', { number: 'start-0', issued: '2026-03-29T03:00:00' }, 0), all[0] ?? '');
    expect(faultsIn([...all, signReceipt(again, privateKey)], trust)).toEqual([{ at: 1, fault: 'number' }]);
  });
  test('the outage text stands in the signature’s place, in JWS and code', () => {
    const jws = unsigned('_R1-AT1_a');
    expect(jws.split('.')[2]).toBe('U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg');
    const signed = readJws(jws);
    expect(signed && isOutage(signed)).toBe(true);
    expect(signed && qrOf(signed).endsWith('_U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==')).toBe(true);
    expect(outageText).toBe('Sicherheitseinrichtung ausgefallen');
  });
  test('wall times of both nights on which clocks change go in as they are', () => {
    for (const issued of ['2026-03-29T01:59:59', '2026-03-29T03:00:00', '2026-10-25T02:30:00']) expect(readPayload(payloadFor(desk, draftOf('normal', { number: '1', issued }, 0), null))?.issued).toBe(issued);
  });
  test('no field is read as two, and none is empty', () => {
    expect(registerOf({ place: 'Čakovec Sjever_2', register: 3 })).toBe('Čakovec-Sjever-2-3');
    expect([suiteOf('AT1'), suiteOf('WIEN-1'), suiteOf(null)]).toEqual(['R1-AT1', 'R1-AT100', 'R1-AT100']);
    assert(property(string(), (place) => !/[_\s]/.test(registerOf({ place, register: 1 }))));
    const receipt = { suite: 'R1-AT1', register: 'A', number: '1', issued: '2026-01-01T00:00:00', buckets: noTurnover, counter: 'AA==', serial: '1', chain: 'AA==' };
    expect(() => payloadOf({ ...receipt, number: 'A_1' })).toThrow(RangeError);
    expect(() => payloadOf({ ...receipt, serial: '' })).toThrow(RangeError);
    assert(property(cents, (sum) => readPayload(payloadOf({ ...receipt, buckets: { ...noTurnover, special: sum } }))?.buckets.special === sum));
    for (const text of ['', '_a', '_R1_a_1_x_0,00_0,00_0,00_0,00_0,00_c_s_h', 'no']) expect(readPayload(text)).toBeNull();
    for (const text of ['a.b', 'a.b.c', `${header}..`, `${header}.é.x`]) expect(readJws(text)).toBeNull();
  });
});

describe('receipts at the end of a period', () => {
  const register = { suite: 'R1-AT100', register: 'PP4-1', serial: 'abc', key: aes };
  const headAt = (issued: string, more: Partial<Entry> = {}): Entry => ({ ...entryOf(register, draftOf('normal', { number: '7', issued }, 1_000)), ...more });
  const end = (head: Entry, now: string) => {
    const entry = periodEnd(head, now, register);
    return entry && [entry.kind, entry.receipt.number, entry.closed, entry.turnover];
  };
  test.each([
    ['2027-03-31T23:59:59', '2027-03-31T23:59:59', undefined, null], ['2027-03-15T10:00:00', '2027-04-01T00:00:00', undefined, ['monthly', 'MONAT-2027-03', '2027-03', 1_000]],
    ['2027-12-30T10:00:00', '2028-01-01T00:00:01', '2027-11', ['yearly', 'JAHR-2027', '2027-12', 1_000]], ['2028-01-01T00:00:01', '2028-01-20T10:00:00', '2027-12', null],
    ['2028-01-01T00:00:01', '2028-02-01T00:00:00', '2027-12', ['monthly', 'MONAT-2028-01', '2028-01', 1_000]],
    // Switched off for months: one for all of them, a year's where a year ended.
    ['2027-05-03T10:00:00', '2027-09-02T08:00:00', '2027-04', ['monthly', 'MONAT-2027-08', '2027-08', 1_000]], ['2027-11-03T10:00:00', '2028-03-02T08:00:00', '2027-10', ['yearly', 'JAHR-2027', '2028-02', 1_000]],
    // A clock that was set back ends nothing.
    ['2027-05-03T10:00:00', '2027-04-01T08:00:00', '2027-04', null],
  ])('after %s, at %s, with %s ended: %j', (issued, now, closed, expected) => {
    expect(end(headAt(issued, closed === undefined ? {} : { closed }), now)).toEqual(expected);
  });
  test('a final one is the last; a year whose receipt was not signed gets another', () => {
    const last = finalEntry(headAt('2027-03-15T10:00:00'), '2027-03-16T10:00:00', 9, register);
    expect(last).toMatchObject({ kind: 'final', turnover: 1_000, receipt: { number: 'SCHLUSS-9', buckets: noTurnover } });
    expect([last && periodEnd(last, '2027-05-01T00:00:00', register), last && finalEntry(last, '2027-05-01T00:00:00', 10, register)]).toEqual([null, null]);
    const year = periodEnd(headAt('2027-12-15T10:00:00'), '2028-01-01T00:00:00', register);
    expect(year && yearAgain(year, headAt('2028-01-02T10:00:00', { closed: '2027-12' }), '2028-01-03T10:00:00', 12, register)).toMatchObject({ kind: 'yearly', closed: '2027-12', receipt: { number: 'JAHR-2027-12' } });
  });
});
