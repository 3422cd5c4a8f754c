/** Reads JSON as it is typed: an object, a list, a number, a truth. Anything else, a bare text too, stays the text it is. */
export const readJson = (text: string): unknown => {
  if (text.trim() === '') return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? text : value;
  } catch {
    return text;
  }
};
export const writeJson = (value: unknown): string => (value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2));
