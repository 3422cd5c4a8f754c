const reasons = ['banned', 'inactive', 'insufficientPermissions'] as const;
/** Why somebody may not work here. */
export type Unwelcome = (typeof reasons)[number];
export const isUnwelcome = (code: unknown): code is Unwelcome => reasons.some((one) => one === code);

const desk: readonly unknown[] = ['admin', 'manager', 'employee'];
/** Why the account that a service described may not work here; null when it may. */
export const unwelcomeOf = ({ banned, active, roles }: Readonly<Record<string, unknown>>): Unwelcome | null => {
  if (banned === true) return 'banned';
  if (active === false) return 'inactive';
  return Array.isArray(roles) && roles.some((role) => desk.includes(role)) ? null : 'insufficientPermissions';
};
