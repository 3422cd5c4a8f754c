import type { Violation } from '#resources/schema/violations.ts';

/** The data of each rule, in the order in which services of the `rules` dialect write it after the colon. */
const params: Readonly<Record<string, readonly string[]>> = {
  between: ['from', 'to'], atLeast: ['amount'], atMost: ['amount'], minLength: ['count'], maxLength: ['count'], lowercase: ['count'], atLeastOne: ['count'],
  differs: ['now'], belowEmpty: ['now'], notBefore: ['day'], notAfter: ['day'], imageSize: ['value'], readAttributes: ['names'],
};
/** The same rules by the names that other services have for them. */
const aliases: Readonly<Record<string, string>> = {
  required_if: 'required', required_with: 'required', filled: 'required', present: 'required', max: 'maxLength', min: 'atLeast', gt: 'positive', numeric: 'number', in: 'choice',
  exists: 'reference', mimes: 'imageType', mimetypes: 'imageType', date: 'day', date_format: 'timeOfDay', regex: 'string', prohibited: 'unknown',
  'max.string': 'maxLength', 'min.string': 'minLength', 'max.numeric': 'atMost', 'min.numeric': 'atLeast',
};
const value = (text: string): string | number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);

/** `between:0,100` as a rule with its data. A name nobody knows stays as it is: the screen shows it by that name. */
export const ruleOfText = (text: string): Omit<Violation, 'path'> & { readonly rule: string } => {
  const [name = '', ...rest] = text.replace(/^validation\./, '').split(':');
  const rule = params[name] ? name : (aliases[name] ?? name);
  const data = rest.join(':').split(',').filter((part) => part !== '');
  return { rule, ...Object.fromEntries((params[rule] ?? []).flatMap((key, i) => (data[i] === undefined ? [] : [[key, value(data[i])]]))) };
};
