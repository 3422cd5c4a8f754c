/**
 * An amount as tax offices read it: two decimals always, a minus where it is below zero, nothing between thousands. 1250 → '12.50'
 * @param minor minor units
 * @param mark what stands before the decimals
 * @throws RangeError 'fiscal.amount' for what is no safe integer
 */
export function plainAmount(minor: number, mark: '.' | ',' = '.'): string {
  if (!Number.isSafeInteger(minor)) throw new RangeError('fiscal.amount');
  const size = Math.abs(minor);
  return `${minor < 0 ? '-' : ''}${Math.floor(size / 100)}${mark}${String(size % 100).padStart(2, '0')}`;
}

/** Reads what `plainAmount` wrote, into minor units; null for any other text. */
export function readAmount(text: string, mark: '.' | ',' = '.'): number | null {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d{1,13})[.,](\d\d)$/.exec(text) ?? [];
  if (whole === '' || text.at(-3) !== mark) return null;
  const size = Number(whole) * 100 + Number(cents);
  return sign === '' || size === 0 ? size : -size;
}
