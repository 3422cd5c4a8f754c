import { createHash } from 'node:crypto';
import type { Row } from '#server/store.ts';

/** The version of a part that no row counts: a number for what it holds, below 10^15. Whoever saves the same over the same takes nothing away. */
const versionOf = (part: unknown): number => Number.parseInt(createHash('sha256').update(JSON.stringify(part ?? null)).digest('hex').slice(0, 12), 16);
/** The same as an `ETag`. */
export const partTag = (part: unknown): string => `"${versionOf(part)}"`;
/** The part as a refusal shows it: an object with its version. @param name what a list is called there */
export const currentPart = (name: string, part: unknown): Row => ({ ...(Array.isArray(part) ? { [name]: part } : (part as Row)), version: versionOf(part) });
