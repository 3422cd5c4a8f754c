import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export interface RefusedField {
  readonly source: string;
  readonly rule: string;
  readonly message: string;
}
/** Rules that are broken by several values together, so that another value of any of them may mend all. */
const shared = new Set(['unique', 'overlap']);

/** Marks the fields of a service's refusal; the first takes the focus where wanted. What one rule says of several of them goes from all once one is changed. */
export const useRefusedFields = ({ setError, clearErrors, getFieldState, subscribe }: UseFormReturn<FieldValues>): ((fields: readonly RefusedField[], focus?: boolean) => void) => {
  const together = useRef<readonly RefusedField[]>([]);
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => {
    const changed = together.current.find(({ source }) => source === name);
    if (!changed) return;
    const others = together.current.filter(({ source, rule }) => rule === changed.rule && source !== name && getFieldState(source).error?.type === rule);
    clearErrors(others.map(({ source }) => source));
  } }), [subscribe, clearErrors, getFieldState]);
  return useCallback((fields, focus = false) => {
    together.current = fields.filter(({ rule }) => shared.has(rule));
    for (const [i, { source, rule, message }] of fields.entries()) setError(source, { type: rule, message }, { shouldFocus: focus && i === 0 });
  }, [setError]);
};
