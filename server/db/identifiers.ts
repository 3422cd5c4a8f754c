import { createHash } from 'node:crypto';

const longest = 63;

/** A name made of words for a table, index or constraint: dots become underscores; one that is too long keeps its beginning and ends with a hash. */
export function identifier(...words: readonly string[]): string {
  const name = words.join('_').replaceAll('.', '_').replaceAll('-', '_');
  if (Buffer.byteLength(name) <= longest) return name;
  return `${name.slice(0, longest - 9)}_${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/** An identifier as it stands in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
