const formats = new Map<number, Intl.NumberFormat>();

/** A number with comma decimal and dot thousands in every language, at most `places` decimals and no idle zeros: 1234.5 → '1.234,5'. */
export function formatDecimal(value: number, places = 2): string {
  const format = formats.get(places) ?? new Intl.NumberFormat('de-DE', { maximumFractionDigits: places });
  formats.set(places, format);
  return format.format(value === 0 ? 0 : value);
}
