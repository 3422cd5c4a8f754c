/** Minor units as tax offices read them: 124556 → '1245.56', -5 → '-0.05'. Always a point and two decimals. */
export function amountText(minor: number): string {
  const size = Math.abs(minor);
  return `${minor < 0 ? '-' : ''}${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
}

/** The reverse of `amountText`; null for anything else. */
export function amountOf(text: string): number | null {
  if (!/^-?\d{1,13}\.\d{2}$/.test(text)) return null;
  return Number(text.replace('.', '')) + 0;
}
