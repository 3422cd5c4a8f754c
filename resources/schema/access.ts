import { type Condition, where } from './condition.ts';

/** Who is asking: read anew by the service on each call; in the browser the stored user, which steers only what is drawn. */
export interface Caller {
  readonly id: number;
  readonly username: string;
  readonly roles: readonly string[];
  /** Ids of the arenas this person works in. Admins have all, whatever stands here. */
  readonly arenas: readonly number[];
}

/** A rule looks at the caller alone and answers with a condition over a row. The chosen arena is never part of it. */
export type Rule<P extends string = string> = (caller: Caller) => Condition<P>;
/** A rule that no row can change: who sees a screen, who may set a field. */
export type CallerRule = (caller: Caller) => boolean;

/** True for callers with at least one of these roles. */
export const roles =
  (...names: readonly string[]): CallerRule =>
  (caller) =>
    caller.roles.some((role) => names.includes(role));

export const admin = roles('admin');
export const managers = roles('admin', 'manager');
export const staff = roles('admin', 'manager', 'employee');
export const nobody: CallerRule = () => false;

/** Admins: every row; other staff: rows whose value at `path` is one of their arenas. */
export const ownArena =
  <const P extends string>(path: P): Rule<P> =>
  (caller) =>
    admin(caller) || (staff(caller) && where.in(path, caller.arenas));

/** Admins: every row; other staff: rows whose list at `path` names one of their arenas. */
export const someOwnArena =
  <const P extends string>(path: P): Rule<P> =>
  (caller) =>
    admin(caller) || (staff(caller) && where.overlaps(path, caller.arenas));

/** Admins: every row; other staff: rows whose list at `path` names none but their arenas. */
export const onlyOwnArenas =
  <const P extends string>(path: P): Rule<P> =>
  (caller) =>
    admin(caller) || (staff(caller) && where.within(path, caller.arenas));
