import { describe, expect, test } from 'vitest';
import { flat } from '#i18n/index.ts';
import { catalogue } from '#i18n/en/index.ts';
import { registry } from '#resources/index.ts';
import { ServiceError, readRefusal } from '#dataProviders/adapter/errors.ts';
import { failureOf, failureText } from './failure.ts';
import { labelOf, placeOf, sentenceOf, type Translate } from './rules.ts';

const words = flat(catalogue);
const translate: Translate = (key, { _ = key, ...data } = {}) => Object.entries(data).reduce((text, [name, value]) => text.replaceAll(`%{${name}}`, String(value)), words.get(key) ?? String(_));
const users = registry.get('users');
const categories = registry.get('categories');
const said = (status: number, body: unknown) => failureText(failureOf(readRefusal(status, typeof body === 'string' ? body : JSON.stringify(body))), users, translate, 'hr');

describe('the shared handler of forms', () => {
  test.each([
    ['ERR-08', 400, { ErrorText: 'X' }, ['X']],
    ['ERR-09', 400, { message: 'M', errors: ['a'] }, ['M A']],
    ['ERR-10', 400, '', ['Something went wrong with bad request error code: 400. Bad request.']],
    ['ERR-11', 409, { message: 'M' }, ['M']],
    ['ERR-11', 409, '', ['Something went wrong with conflict error code: 409. Unique validation failed.']],
    ['ERR-12', 422, { message: 'no', errors: { username: [{ rule: 'unique' }], 'identity.birthdate': ['notBefore:1921-01-01'] } }, ['The attribute Username failed for rule: already taken', 'The attribute Birthdate failed for rule: not before 01. 01. 1921.']],
    ['ERR-13', 500, { message: 'M', errors: ['e'] }, ['Something went wrong with error code: 500. Contact the administrators and check the logs. E M']],
    ['ERR-01', 503, { message: 'away' }, ['Contact the administrators. An error occurred with message: away']],
    ['what is no fault of the product is said alone', 403, { message: 'Not here' }, ['Not here']],
    ['what is no fault of the product is said alone', 403, { code: 'forbidden' }, ['You may not do this.']],
    ['what is no fault of the product is said alone', 404, { code: 'notFound', message: 'Gone.' }, ['Gone.']],
  ] as const)('%s a %i is said', (_, status, body, lines) => {
    expect(said(status, body)).toEqual(lines);
  });

  test('ERR-01 no answer at all, and a mistake of ours, are said too', () => {
    expect(failureText(failureOf(new ServiceError({ status: 0, code: 'unavailable' })), users, translate, 'hr')[0]).toContain('The service is not available right now.');
    expect(failureText(failureOf(new TypeError('x is not a function')), users, translate, 'hr')).toEqual(['Contact the administrators. An error occurred with message: x is not a function']);
  });
});

describe('a path of a body', () => {
  test('finds the input of its field, of list rows and of parts of a phone too', () => {
    expect(placeOf(users.leaves, 'email')).toMatchObject({ source: 'email.address', path: 'email.address' });
    expect(placeOf(users.leaves, 'phone.national_number')).toMatchObject({ source: 'phone.national_number', path: 'phone' });
    expect(placeOf(registry.get('arenas').leaves, 'company_id')).toMatchObject({ source: 'company.id', path: 'company' });
    expect(placeOf(categories.leaves, 'attributes.2.type')).toMatchObject({ source: 'attributes.2.type', path: 'attributes.type' });
    expect(placeOf(categories.leaves, 'nothing')).toBeNull();
  });

  test('VAL-15 VAL-16 VAL-17 VAL-18 the sentence of a broken rule is the field\'s own, else the rule\'s', () => {
    expect(sentenceOf(categories, { path: 'attributes.0.type', rule: 'required' }, translate, 'hr')).toBe('Data type is required');
    expect(sentenceOf(categories, { path: 'attributes.0.rules', rule: 'atLeastOne' }, translate, 'hr')).toBe('At least one rule is required');
    expect(sentenceOf(registry.get('articles'), { path: 'arena_ids', rule: 'atLeastOne' }, translate, 'hr')).toBe('At least one arena is required');
    expect(sentenceOf(registry.get('ranks'), { path: 'experience_lower', rule: 'lowerBelowUpper' }, translate, 'hr')).not.toBe('lowerBelowUpper');
    expect(sentenceOf(users, { path: 'username', rule: 'minLength', count: 3 }, translate, 'hr')).toBe('minimum 3 characters');
    expect(sentenceOf(users, { path: 'username', rule: 'somethingNew' }, translate, 'hr')).toBe('is not accepted (somethingNew)');
    expect(sentenceOf(users, { path: 'username', rule: 'maxLength', count: 10_000 }, translate, 'hr')).toBe('maximum 10.000 characters');
    // A service that does not say how many is no reason to show a gap.
    expect(sentenceOf(users, { path: 'username', rule: 'maxLength' }, translate, 'hr')).toBe('is not right');
    expect(labelOf(users, 'email', translate)).toBe('Email');
    // A day is written as the place or the language writes it.
    expect(['hr', 'de', 'en'].map((locale) => sentenceOf(users, { path: 'identity.birthdate', rule: 'notAfter', day: '2026-07-02' }, translate, locale))).toEqual(['not after 02. 07. 2026.', 'not after 02.07.2026', 'not after 02/07/2026']);
  });

  test('ITEM-28 ITEM-29 a bound is said as it is typed: money as an amount, everything else with comma and dots', () => {
    const items = registry.get('items');
    const bound = (path: string, rule: string, data: Readonly<Record<string, number>>, resource = items) => sentenceOf(resource, { path, rule, ...data }, translate, 'hr');
    expect(bound('variants.0.warehouses.1.price', 'atMost', { amount: 100_000_000_000 })).toBe('must be at most 1.000.000.000,00');
    expect(bound('variants.0.warehouses.1.cost', 'atLeast', { amount: 0 })).toBe('must be at least 0,00');
    expect(bound('variants.0.warehouses.1.stock', 'between', { from: -1_000_000_000, to: 1_000_000_000 })).toBe('must be between -1.000.000.000 and 1.000.000.000');
    expect(bound('variants.0.inventory_attributes.0.duration', 'between', { from: 0, to: 2_000_000_000 })).toBe('must be between 0 and 2.000.000.000');
    expect(bound('taxes.0.rate', 'between', { from: 0, to: 99.5 }, registry.get('countries'))).toBe('must be between 0 and 99,5');
    // What no field of ours is, is a number.
    expect(bound('elsewhere', 'atMost', { amount: 100_000 })).toBe('must be at most 100.000');
  });
});
