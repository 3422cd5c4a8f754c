/** A value as JSON. The same value has the same text, whatever the order of its keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, part: unknown) => (part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part));
