import { useInput, ValidationError } from 'ra-core';
import { type FocusEvent, type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { InputProps } from '../types.ts';

const same = (value: unknown): unknown => value;

/** An input's tie to its form. */
export interface Bound {
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  readonly left: () => void;
  readonly ref: RefCallback<HTMLElement>;
  /** The sentence of what is wrong with the value itself; null while nothing is. */
  readonly error: ReactNode | null;
  /** The sentence of what is wrong with a part of it. */
  readonly errorAt: (part: string) => ReactNode | null;
}

const sentence = (found: unknown): ReactNode | null => {
  if (found === null || typeof found !== 'object') return null;
  const { message, root } = found as { message?: unknown; root?: { message?: unknown } };
  const said = message ?? root?.message;
  return typeof said === 'string' && said !== '' ? <ValidationError error={said} /> : null;
};

/** The sentence of what is wrong at a source of a form; null while nothing is. */
export const messageAt = (errors: object, source: string): ReactNode | null => sentence(get(errors, source));

/** Ties an input to its form. Values pass as they are: what a person typed is read by the input, judged by the form's rules. */
export const useBound = ({ source }: Pick<InputProps, 'source'>): Bound => {
  const { id, field } = useInput({ source, format: same, parse: same });
  const { onChange } = field;
  // Both libraries take whatever has a `target` for an event of the browser, and each takes the value out of one: free data may well have that name.
  const set = useCallback((value: unknown): void => onChange({ target: { value: { target: { value } } } }), [onChange]);
  // By name, not exactly: what is wrong with a part of the value is told here too.
  const { errors } = useFormState({ name: field.name });
  return {
    id,
    name: field.name,
    value: field.value,
    set,
    left: () => field.onBlur(),
    ref: field.ref,
    error: messageAt(errors, field.name),
    errorAt: (part) => messageAt(errors, `${field.name}.${part}`),
  };
};

export interface Typed {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly leave: (event?: FocusEvent) => void;
}
/**
 * The text of an input whose value is read from it. While it is typed it stays as typed; when the input is left it is written
 * anew from the value, if it could be read. A value set from elsewhere (a reset, another record) replaces the text.
 */
export const useTyped = (bound: Pick<Bound, 'value' | 'set' | 'left'>, read: (text: string) => unknown, write: (value: unknown) => string): Typed => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown } | null>(null);
  const current = typed !== null && Object.is(typed.value ?? null, bound.value ?? null);
  return {
    text: typed !== null && current ? typed.text : write(bound.value),
    type: (text) => {
      const value = read(text);
      setTyped({ text, value });
      bound.set(value);
    },
    leave: () => {
      setTyped(null);
      bound.left();
    },
  };
};
