/** The check digit of a Croatian OIB's first ten digits, by ISO 7064 MOD 11,10. */
export function oibCheckDigit(digits: string): number {
  let rest = 10;
  for (const digit of digits) {
    const sum = (rest + Number(digit)) % 10;
    rest = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - rest) % 10;
}

/** Whether a text is a Croatian OIB: eleven digits, the last of which fits the others. */
export const isOib = (text: string): boolean => /^\d{11}$/.test(text) && oibCheckDigit(text.slice(0, 10)) === Number(text[10]);
