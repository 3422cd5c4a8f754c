import { formatInteger, formatMoney, parseInteger, parseMoney } from '#resources/domain/money.ts';

/**
 * Readers of typed numbers. Blank is null. What is no number of the kind stays the text as it was typed,
 * so that the form's rules refuse it by name: nothing is swallowed, nothing is guessed.
 */
export type ReadNumber = (text: string, limits?: Limits) => number | string | null;
/** What a number may be at least and at most; it can settle how a lone dot is meant. */
export interface Limits {
  readonly min?: unknown;
  readonly max?: unknown;
}

const blank = (text: string) => text.trim() === '';

const within = (value: number, { min, max }: Limits) => !(typeof min === 'number' && value < min) && !(typeof max === 'number' && value > max);
const settled = (typed: string, limits: Limits): number | null => {
  if (!/^-?[1-9]\d{0,2}\.\d{3}$/.test(typed)) return null;
  const [parts, whole] = [Number(typed), Number(typed.replace('.', ''))];
  return within(parts, limits) === within(whole, limits) ? null : within(parts, limits) ? parts : whole;
};

/**
 * A number with decimals after a comma, or after a dot where that cannot be a thousands mark: '45,8' and '45.8150' are read,
 * '45.815' is not, since it could be either, unless only one of the two may be. Dots between thousands are read where a comma or a second dot makes them plain.
 */
export const readDecimal: ReadNumber = (text, limits = {}) => {
  if (blank(text)) return null;
  const typed = text.trim();
  const plain = /^-?\d+(,\d+)?$/.test(typed) ? typed.replace(',', '.') : null;
  const pointed = /^-?\d+\.(\d{1,2}|\d{4,})$/.test(typed) || /^-?0\.\d+$/.test(typed) ? typed : null;
  const dotted = /^-?[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/.test(typed) ? typed.replaceAll('.', '').replace(',', '.') : null;
  const found = Number(plain ?? pointed ?? dotted ?? settled(typed, limits) ?? Number.NaN);
  return Number.isFinite(found) ? found + 0 : text;
};

/** A whole number, with or without dots between thousands. Decimals are read as such, so that the rule can say what is missing. */
export const readInteger: ReadNumber = (text) => {
  if (blank(text)) return null;
  const whole = parseInteger(text);
  if (whole !== null) return whole;
  const parts = readDecimal(text);
  return typeof parts === 'number' && !Number.isInteger(parts) ? parts : text;
};

/** An amount in minor units, typed with a decimal comma: '12,50' → 1250; '12.5' stays text. */
export const readMoney: ReadNumber = (text) => (blank(text) ? null : (parseMoney(text) ?? text));

/** Writers: what an input shows when it is left. Their readers give the same value back. */
export const writeDecimal = (value: number): string => String(value).replace('.', ',');
export const writeInteger = (value: number): string => (Number.isSafeInteger(value) ? formatInteger(value) : writeDecimal(value));
export const writeMoney = (value: number): string => (Number.isSafeInteger(value) ? formatMoney(value) : writeDecimal(value));
