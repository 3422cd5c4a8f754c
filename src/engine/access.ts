import { useCallback } from 'react';
import { admin, type Caller } from '#resources/schema/access.ts';
import { holds } from '#resources/schema/condition.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';

/** `never`: no row could change it. `no`: not this row. In both cases the control is not there: it is a matter of rights. A state that may pass is an action's `enabled`, which disables and says why. */
export type Permission = 'yes' | 'no' | 'never';
export type Written = 'create' | 'update' | 'delete';

/** What a rule says to this caller about a record, evaluated at once on what is at hand. Without a record: whether any row could be allowed. */
export const permissionOf = (resource: Resource, operation: Written, caller: Caller, record?: unknown): Permission => {
  if (operation !== 'delete' && resource.form.length === 0) return 'never';
  const condition = resource.access[operation](caller);
  if (condition === false) return 'never';
  return record === undefined || record === null || holds(condition, record) ? 'yes' : 'no';
};

/** The caller's permissions on a resource: `can('update', record)`. */
export const useAccess = (resource: Resource): ((operation: Written, record?: unknown) => Permission) => {
  const { caller } = useEngine();
  return useCallback((operation, record) => permissionOf(resource, operation, caller, record), [resource, caller]);
};

/** Whether an arena must be chosen before anything of this resource can be listed or made. */
export const useAsksArena = ({ scope }: Resource): boolean => {
  const { caller, arena } = useEngine();
  const without = scope && arena === null ? scope.without[admin(caller) ? 'admin' : 'others'] : null;
  return without === 'ask' || without === 'no call';
};
