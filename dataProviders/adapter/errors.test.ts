import { describe, expect, it } from 'vitest';
import { readRefusal, ServiceError } from './errors.ts';

const read = (status: number, body: unknown) => readRefusal(status, typeof body === 'string' ? body : JSON.stringify(body));

describe('refusals of the services', () => {
  it('dialect fields: code, sentence and the rules with their data by the path in the body', () => {
    const error = read(422, { code: 'invalid', message: 'Not right.', errors: { 'identity.birthdate': [{ rule: 'notAfter', day: '2026-11-28' }], username: [{ rule: 'required' }, { rule: 'unique' }] } });
    expect([error.status, error.code, error.sentence]).toEqual([422, 'invalid', 'Not right.']);
    expect(error.violations).toEqual([{ path: 'identity.birthdate', rule: 'notAfter', day: '2026-11-28' }, { path: 'username', rule: 'required' }, { path: 'username', rule: 'unique' }]);
  });
  it('VAL-18, dialect rules: names after which the data stands', () => {
    const error = read(422, { message: 'Invalid.', errors: { 'attributes.0.name': ['required'], name: ['maxLength:64', 'unique'], bonus: ['between:0,100'], starts: ['notBefore:2026-01-01'] } });
    expect(error.violations).toEqual([
      { path: 'attributes.0.name', rule: 'required' }, { path: 'name', rule: 'maxLength', count: 64 }, { path: 'name', rule: 'unique' }, { path: 'bonus', rule: 'between', from: 0, to: 100 },
      { path: 'starts', rule: 'notBefore', day: '2026-01-01' },
    ]);
  });
  it('VAL-18: the names that another service has for the same rules', () => {
    const error = read(422, { errors: { name: 'max:64', price: ['validation.min:1', 'numeric'], image: ['mimes:jpeg,png'], colour: ['hex_color:3'], text: ['validation.max.string:9'], count: ['min.numeric:2'] } });
    expect(error.violations).toEqual([
      { path: 'name', rule: 'maxLength', count: 64 }, { path: 'price', rule: 'atLeast', amount: 1 }, { path: 'price', rule: 'number' }, { path: 'image', rule: 'imageType' }, { path: 'colour', rule: 'hex_color' },
      { path: 'text', rule: 'maxLength', count: 9 }, { path: 'count', rule: 'atLeast', amount: 2 },
    ]);
  });
  it('a stale update carries the record as it is now', () => {
    const error = read(409, { message: 'Changed.', current: { id: 7, version: 4 } });
    expect([error.code, error.current]).toEqual(['stale', { id: 7, version: 4 }]);
  });
  it('ERR-08: ErrorText is the sentence', () => expect(read(400, { ErrorText: 'X', message: 'Y' }).sentence).toBe('X'));
  it('ERR-09, 13, 16: a list of errors stands beside the message', () => {
    const error = read(400, { message: 'M', errors: ['a', { at: 1 }] });
    expect([error.sentence, error.lines, error.violations]).toEqual(['M', ['a', '{"at":1}'], []]);
  });
  it.each([[400, 'malformed'], [401, 'unauthenticated'], [403, 'forbidden'], [404, 'notFound'], [409, 'taken'], [413, 'tooLarge'], [415, 'unsupportedType'], [422, 'invalid'], [429, 'tooManyAttempts'], [500, 'unexpected'], [503, 'unavailable'], [418, 'unexpected']])(
    'ERR-10, 11: an empty %i has no sentence and the code %s', (status, code) => {
      const error = read(status, '');
      expect([error.code, error.sentence, error.lines, error.violations]).toEqual([code, '', [], []]);
    });
  it('ERR-04, 21: plain text is kept as it came', () => {
    const error = read(500, 'boom');
    expect([error.raw, error.message, error.sentence]).toEqual(['boom', 'boom', '']);
    expect(read(500, '"quoted"').sentence).toBe('quoted');
  });
  it('ERR-23: a code of the service’s own is kept', () => expect(read(400, { code: 'GBE8102', message: 'coins' }).code).toBe('GBE8102'));
  it.each([[[1, 2]], [null], [{ errors: null }], [{ errors: { name: [5, null, {}] } }], [{ message: {}, code: 7 }]])('%o breaks nothing', (body) => {
    expect(read(422, body)).toMatchObject({ status: 422, code: 'invalid', violations: [], sentence: '' });
  });
  it('has what react-admin asks of an error', () => {
    const error = read(422, { message: 'no', errors: { name: [{ rule: 'required' }] } });
    expect(error).toBeInstanceOf(Error);
    expect(error).toBeInstanceOf(ServiceError);
    expect([error.message, error.status, error.body]).toEqual(['no', 422, null]);
  });
});
