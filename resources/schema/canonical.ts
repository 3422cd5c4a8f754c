const asItIs = (part: unknown): unknown => part;
/** A value as JSON. The same value has the same text, whatever the order of its keys. @param read says what a part is taken for */
export const canonical = (value: unknown, read: (part: unknown) => unknown = asItIs): string =>
  JSON.stringify(value ?? null, (_key, given: unknown) => {
    const part = read(given);
    return part !== null && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1))) : part;
  });
