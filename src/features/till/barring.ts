/** Why somebody may not play. What they buy waits for them (docs/decisions/023). */
export interface Barring {
  readonly as: 'banned' | 'inactive';
  /** In the words of who banned them; empty where there are none. */
  readonly reason: string;
}
const yes = (value: unknown): boolean => value === true || value === 1;
const no = (value: unknown): boolean => value === false || value === 0;

/** How a user as services answer them is barred from playing; null where they are not. */
export const barringOf = ({ banned, active, ban_reason: reason }: Readonly<Record<string, unknown>>): Barring | null =>
  yes(banned) ? { as: 'banned', reason: typeof reason === 'string' ? reason.trim() : '' } : no(active) ? { as: 'inactive', reason: '' } : null;
