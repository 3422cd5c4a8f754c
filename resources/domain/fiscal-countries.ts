/** Codes of the countries whose tax office we can speak to. */
const fiscal: ReadonlySet<unknown> = new Set(['hr', 'at', 'ba', 'es']);
export const isFiscal = (code: unknown): boolean => fiscal.has(code);
