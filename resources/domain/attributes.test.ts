import { describe, expect, it } from 'vitest';
import { attributeRules, attributeTypes, brokenRule, isMeetable } from './attributes.ts';

const rule = (type: string, rules: readonly string[], value: unknown, judge?: 'form') => brokenRule({ type, rules }, value, judge)?.rule ?? null;

describe('VAL-37 values of a category’s attributes', () => {
  it('CAT-04 CAT-05 nine types and thirteen rules', () => {
    expect(attributeTypes).toHaveLength(9);
    expect(attributeRules).toHaveLength(13);
  });
  it.each([
    ['string', 'red', 5, 'string'], ['boolean', false, 'no', 'boolean'], ['integer', 12, 1.5, 'integer'], ['numeric', 0.5, 'much', 'number'], ['currency', 1250, 12.5, 'integer'], ['array', ['a', 'b'], 'a, b', 'array'],
    ['date', '2028-02-29', '2027-02-29', 'day'], ['datetime', '2027-01-16 18:00:00', '2027-01-16', 'instant'], ['time', '23:59', '24:00', 'timeOfDay'],
  ])('a value is of its type: %s', (type, right, wrong, broken) => {
    expect(rule(type, ['required'], right)).toBeNull();
    expect(rule(type, ['required'], wrong)).toBe(broken);
  });
  it.each([['required', 'required'], ['integer', 'integer'], ['numeric', 'number'], ['date_format:H:i', 'timeOfDay'], ['between:1,100', 'between']])('left empty, %s has a message of its own', (asked, broken) => {
    for (const nothing of [null, '', ' ', []]) expect(rule('string', [asked], nothing)).toBe(broken);
  });
  it('what may be empty may; what is asked for besides is then not asked', () => {
    expect(rule('integer', ['nullable', 'between:1,100'], null)).toBeNull();
    expect(rule('string', ['string'], null)).toBeNull();
    expect(rule('integer', ['required', 'nullable'], null)).toBe('required');
  });
  it('a form asks of a time and of a range only whether there is a value, the service looks at it', () => {
    expect(rule('string', ['date_format:H:i'], '25:99', 'form')).toBeNull();
    expect(rule('string', ['date_format:H:i'], '25:99')).toBe('timeOfDay');
    expect(rule('integer', ['between:1,100'], 101, 'form')).toBeNull();
    expect(brokenRule({ type: 'integer', rules: ['between:1,100'] }, 101)).toEqual({ rule: 'between', from: 1, to: 100 });
    expect(rule('integer', ['required', 'integer'], 'x', 'form')).toBe('integer');
  });
});

describe('CAT-05 rules of an attribute that no value could keep', () => {
  it.each([['integer', ['date']], ['boolean', ['required', 'string']], ['string', ['required', 'nullable']], ['date', ['date_format:H:i']], ['array', ['integer']], ['boolean', ['between:1,100']], ['currency', ['string']], ['string', ['integer', 'date']]])('%s with %j', (type, rules) => {
    expect(isMeetable({ type, rules })).toBe(false);
  });
  it('two rules that each say what a value is, unless both say a number', () => {
    const numbers: readonly string[] = ['integer', 'numeric', 'currency'];
    for (const one of attributeTypes) {
      for (const other of attributeTypes.filter((type) => type !== one)) {
        const meant = numbers.includes(one) && numbers.includes(other);
        for (const type of meant ? [one] : attributeTypes) expect([type, one, other, isMeetable({ type, rules: ['nullable', one, other] })]).toEqual([type, one, other, meant]);
      }
    }
  });
  it.each(['integer', 'numeric', 'currency'])('a number (%s) that has to be text', (type) => expect(isMeetable({ type, rules: ['string'] })).toBe(false));
  it.each(attributeTypes)('%s with its own rule, asked for or not', (type) => {
    for (const first of ['required', 'nullable']) expect(isMeetable({ type, rules: [first, type] })).toBe(true);
  });
  it.each([['integer', ['required', 'numeric', 'between:1,100']], ['string', ['required', 'date_format:H:i']], ['string', ['numeric']], ['time', ['nullable', 'date_format:H:i']], ['array', ['between:1,100']]])('%s with %j fits', (type, rules) => {
    expect(isMeetable({ type, rules })).toBe(true);
  });
});
