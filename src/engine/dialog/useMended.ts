import { useCallback, useRef } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';

const isError = (value: object): boolean => 'type' in value && typeof value.type === 'string';
/** The fields that something is said of, by their sources. */
const sourcesOf = (errors: object, above = ''): readonly string[] =>
  Object.entries(errors).flatMap(([key, value]: [string, unknown]) => (value === null || typeof value !== 'object' ? [] : isError(value) ? [`${above}${key}`] : sourcesOf(value, `${above}${key}.`)));

/**
 * The form judges anew only the field that was changed. A rule may be broken by one field and be said of another: what was said goes once the rule holds again,
 * whichever field mended it. To be told of each judgement of all rules; answers it as it came.
 */
export const useMended = (): ((errors: FieldErrors<FieldValues>, clear: UseFormReturn<FieldValues>['clearErrors']) => FieldErrors<FieldValues>) => {
  const said = useRef<readonly string[]>([]);
  return useCallback((errors, clear) => {
    const now = sourcesOf(errors);
    const gone = said.current.filter((source) => !now.includes(source));
    said.current = now;
    if (gone.length > 0) queueMicrotask(() => clear([...gone]));
    return errors;
  }, []);
};
