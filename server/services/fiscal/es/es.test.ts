import { array, assert, constantFrom, integer, nat, property, record as recordOf, string, stringMatching } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitTaxes } from '#resources/domain/tax.ts';
import { amountText } from '#server/services/fiscal/amount.ts';
import { addressOf, readAddress } from '#server/services/fiscal/es/address.ts';
import { troublesOf, type Sent } from '#server/services/fiscal/es/checks.ts';
import { kindOf } from '#server/services/fiscal/es/kinds.ts';
import { dayOf, faultsIn, huellaOf, inputOf, withOffset, type ChainRecord, type Sealed } from '#server/services/fiscal/es/record.ts';
import { vectors } from '#tests/support/fiscal-vectors.ts';

describe('published and recomputed vectors', () => {
  test.each(vectors('es_huella'))('$from: $kind of $numSerie', ({ huella, from: _from, ...record }) => {
    expect(huellaOf(record as unknown as ChainRecord)).toBe(huella);
  });
  test.each(vectors('es_qr'))('$from: $numSerie', ({ env, verifactu, url, nif, numSerie, fecha, importe }) => {
    const printed = { nif: String(nif), numSerie: String(numSerie), fecha: String(fecha), importe: String(importe) };
    const where = { trial: env === 'test', sent: verifactu === true };
    expect(addressOf(printed, where)).toBe(url);
    expect(readAddress(String(url))).toEqual({ ...printed, ...where });
  });
});

const nif = constantFrom('B84712303', '89890001K');
const series = stringMatching(/^[A-Z0-9/& .+%-]{1,40}[A-Z0-9]$/);
const days = integer({ min: Date.UTC(2024, 9, 28), max: Date.UTC(2027, 0, 1) }).map((at) => new Date(at).toISOString().slice(0, 19));
const amount = integer({ min: -1_000_000, max: 1_000_000 }).map((minor) => amountText(minor));
const parts = array(recordOf({ nif, numSerie: series, wall: days, cuota: amount, importe: amount, kind: constantFrom('alta' as const, 'alta' as const, 'anulacion' as const), tipo: constantFrom('F1' as const, 'F2' as const, 'R1' as const, 'R5' as const) }), { minLength: 2, maxLength: 10 });
const chained = (made: readonly { readonly nif: string; readonly numSerie: string; readonly wall: string; readonly cuota: string; readonly importe: string; readonly kind: 'alta' | 'anulacion'; readonly tipo: 'F1' | 'F2' | 'R1' | 'R5' }[]): readonly Sealed[] => {
  const records: Sealed[] = [];
  for (const { wall, kind, cuota, importe, tipo, ...own } of made) {
    const link = { ...own, fecha: dayOf(wall), prev: records.at(-1)?.huella ?? '', ts: withOffset(wall, 'Europe/Madrid') };
    const record: ChainRecord = kind === 'alta' ? { ...link, kind, cuota, importe, tipo } : { ...link, kind };
    records.push({ ...record, huella: huellaOf(record) });
  }
  return records;
};

describe('the chain of a seller', () => {
  test('holds when it is computed anew, and every record after an edited or missing one tells', () => {
    assert(property(parts, nat(), (made, pick) => {
      const records = chained(made);
      expect(faultsIn(records)).toEqual([]);
      expect(records.every(({ huella }) => /^[0-9A-F]{64}$/.test(huella))).toBe(true);
      const at = pick % (records.length - 1);
      const edited = records[at];
      if (!edited) return;
      expect(faultsIn(records.toSpliced(at, 1))).toContain(at);
      expect(faultsIn(records.toSpliced(at, 1, { ...edited, numSerie: `${edited.numSerie}1` }))).toEqual([at]);
      // Whoever makes the edited record's fingerprint anew must make all later ones anew.
      const forged: ChainRecord = { ...edited, numSerie: `${edited.numSerie}1` };
      const huella = huellaOf(forged);
      const passedOn = records.slice(at + 1).reduce<Sealed[]>((all, next) => {
        const anew: ChainRecord = { ...next, prev: all.at(-1)?.huella ?? '' };
        return [...all, { ...anew, huella: huellaOf(anew) }];
      }, [{ ...forged, huella }]);
      expect(passedOn.map((one, i) => one.huella === records[at + i]?.huella)).toEqual(passedOn.map(() => false));
    }), { numRuns: 50 });
  });
  test('a missing value is a name with nothing after it, and blanks around a value count for nothing', () => {
    const record = { kind: 'anulacion', nif: ' B1 ', numSerie: 'A 1', fecha: '01-01-2026', prev: '', ts: '2026-01-01T00:00:00+01:00' } as const;
    expect(inputOf(record)).toBe('IDEmisorFacturaAnulada=B1&NumSerieFacturaAnulada=A 1&FechaExpedicionFacturaAnulada=01-01-2026&Huella=&FechaHoraHusoGenRegistro=2026-01-01T00:00:00+01:00');
  });
  test.each([
    ['2026-07-01T10:00:00', 'Europe/Madrid', '+02:00'], ['2026-12-01T10:00:00', 'Europe/Madrid', '+01:00'], ['2026-12-01T10:00:00', 'Atlantic/Canary', '+00:00'], ['2026-03-29T03:00:00', 'Europe/Madrid', '+02:00'],
    ['2026-03-29T01:59:59', 'Europe/Madrid', '+01:00'], ['2026-10-25T02:30:00', 'Europe/Madrid', '+02:00'], ['2026-10-25T03:00:00', 'Europe/Madrid', '+01:00'], ['2026-01-01T10:00:00', 'America/St_Johns', '-03:30'],
  ])('%s in %s is %s', (wall, zone, offset) => {
    expect(withOffset(wall, zone)).toBe(`${wall}${offset}`);
  });
  test.each([['2026-10-25T00:30:00.400Z', '+02:00'], ['2026-10-25T01:30:00.400Z', '+01:00']])('of two times that are 02:30 the one at %s is %s', (instant, offset) => {
    expect(withOffset('2026-10-25T02:30:00', 'Europe/Madrid', instant)).toBe(`2026-10-25T02:30:00${offset}`);
  });
});

test('INV-28 the address of the square code is read back as it was written', () => {
  assert(property(nif, series, days, amount, constantFrom(true, false), constantFrom(true, false), (seller, numSerie, wall, importe, trial, sent) => {
    const printed = { nif: seller, numSerie, fecha: dayOf(wall), importe };
    const text = addressOf(printed, { trial, sent });
    expect(readAddress(text)).toEqual({ ...printed, trial, sent });
    expect(text).not.toContain(' ');
    expect([...new URL(text).searchParams.keys()]).toEqual(['nif', 'numserie', 'fecha', 'importe']);
  }));
  assert(property(string(), (text) => readAddress(text) === null));
});

test('kinds: full for a company, simplified for a walk-in, each taken back by its own', () => {
  expect([[null, null], [{}, null], [null, {}], [{}, {}]].map(([recipient, takesBack]) => kindOf({ recipient, takesBack }))).toEqual(['F2', 'F1', 'R5', 'R1']);
});

describe('what the agency checks', () => {
  const clock = Date.parse('2026-11-28T12:00:00Z');
  const record = { kind: 'alta', nif: 'B84712303', numSerie: 'PP7-1-2026-1', fecha: '28-11-2026', tipo: 'F2', cuota: '2.10', importe: '12.10', prev: '', ts: '2026-11-28T13:00:00+01:00' } as const;
  const good: Sent = { record: { ...record, huella: huellaOf(record) }, breakdown: [{ impuesto: '01', tipo: '21', base: '10.00', cuota: '2.10' }], recipient: null, rectifies: null, rectified: null, first: true };
  const codes = (sent: Sent) => troublesOf(sent, clock).map(({ code }) => code);
  const having = (more: Partial<typeof record> | Record<string, string>, rest: Partial<Sent> = {}): Sent => {
    const own = { ...record, ...more } as typeof record;
    return { ...good, record: { ...own, huella: huellaOf(own) }, ...rest };
  };

  test('nothing is wrong with a right one', () => expect(codes(good)).toEqual([]));
  test.each<readonly [what: string, sent: Sent, code: string]>([
    ['no tax number', having({ nif: '123' }), '1109'], ['series with markup', having({ numSerie: 'A<1' }), '1122'], ['series with other letters', having({ numSerie: 'Č-1' }), '1122'], ['too long a series', having({ numSerie: 'A'.repeat(61) }), '1122'],
    ['before the system began', having({ fecha: '27-10-2024' }), '1153'], ['from the future', having({ ts: '2026-11-28T13:05:00+01:00' }), '1112'],
    ['a full one without recipient', having({ tipo: 'F1' }), '1189'], ['a simplified one with recipient', { ...good, recipient: 'B35298417' }, '1190'],
    ['puts right, and does not say how', having({ tipo: 'R5' }), '1114'], ['puts nothing right, and says how', { ...good, rectifies: 'I' }, '1114'], ['by differences from nothing', having({ tipo: 'R5' }, { rectifies: 'I' }), '1115'],
    ['too much for a simplified one', having({ cuota: '630.00', importe: '3630.00' }, { breakdown: [{ impuesto: '01', tipo: '21', base: '3000.00', cuota: '630.00' }] }), '1195'],
    ['no such rate', { ...good, breakdown: [{ impuesto: '01', tipo: '20', base: '10.00', cuota: '2.00' }] }, '1104'], ['a rate of the past', { ...good, breakdown: [{ impuesto: '01', tipo: '5', base: '10.00', cuota: '0.50' }] }, '1104'],
    ['a rate of the islands as VAT', { ...good, breakdown: [{ impuesto: '01', tipo: '7', base: '11.31', cuota: '0.79' }] }, '1104'],
    ['tax that does not follow from its base', { ...good, breakdown: [{ impuesto: '01', tipo: '21', base: '10.00', cuota: '22.11' }] }, '1142'],
  ])('refused: %s', (_what, sent, code) => {
    expect(troublesOf(sent, clock).filter(({ refused }) => refused).map((trouble) => trouble.code)).toContain(code);
  });
  test.each<readonly [what: string, sent: Sent, code: string]>([
    ['taxes that do not add up', having({ cuota: '12.11' }), '2000'], ['a total that does not add up', having({ importe: '22.11' }), '2001'],
    ['another fingerprint', { ...good, record: { ...good.record, huella: '0'.repeat(64) } }, '2004'], ['a first record with one before it', { ...good, first: false }, '2007'],
  ])('taken with a warning: %s', (_what, sent, code) => {
    expect(troublesOf(sent, clock)).toEqual([expect.objectContaining({ code, refused: false })]);
  });
  test('ten euros off are within what is let pass, the islands have rates of their own, and past rates hold on their days', () => {
    expect(codes(having({ cuota: '12.10', importe: '22.10' }))).toEqual([]);
    expect(codes(having({ cuota: '0.79', importe: '12.10' }, { breakdown: [{ impuesto: '03', tipo: '7', base: '11.31', cuota: '0.79' }] }))).toEqual([]);
    expect(codes(having({ fecha: '01-12-2024', cuota: '0.75', importe: '10.75' }, { breakdown: [{ impuesto: '01', tipo: '7.5', base: '10.00', cuota: '0.75' }] }))).toEqual([]);
  });
  test('every sale with taxes of today passes, and its reversal', () => {
    assert(property(array(integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 5 }), constantFrom(21, 10, 4, 0), constantFrom(1, -1), (totals, rate, sign) => {
      const split = splitTaxes(totals.map((total) => ({ total, taxes: [{ name: 'IVA', rate }] })));
      const own = { cuota: amountText(sign * (split.gross - split.net)), importe: amountText(sign * split.gross), tipo: sign < 0 ? 'R5' : 'F2' } as const;
      const breakdown = split.taxes.map((share) => ({ impuesto: '01' as const, tipo: String(share.rate), base: amountText(sign * share.base), cuota: amountText(sign * share.amount) }));
      expect(codes(having(own, { breakdown, ...(sign < 0 ? { rectifies: 'I', rectified: { nif: 'B84712303', numSerie: 'PP7-1-2026-1' } } : {}) }))).toEqual([]);
    }));
  });
});
