import { isBlank } from '#resources/domain/text.ts';

/** The fields of a user that a full name is made of. */
export interface Named { name?: string | null; surname?: string | null; identity?: { name?: string | null } | null }

/** What stands for a name that is not known. */
export const NO_NAME = '–';

/**
 * A user's full name: name and surname, else the identity's name, else a dash.
 * A name of only invisible signs counts as empty.
 */
export const fullName = (user: Named): string => knownName(user) ?? NO_NAME;

/** The same name; null where none is known. */
export function knownName(user: Named): string | null {
  const own = [user.name, user.surname].filter(said).map((part) => part.trim()).join(' ');
  if (own !== '') return own;
  const identity = user.identity?.name;
  return said(identity) ? identity.trim() : null;
}

const said = (part: string | null | undefined): part is string => !isBlank(part);
