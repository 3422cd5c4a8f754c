import type { ReactElement } from 'react';
import { inputKinds } from '../inputs.ts';
import type { InputProps } from '../types.ts';
import { kindOfType } from './kinds.ts';
import { TruthInput } from './TruthInput.tsx';

/** Asks for a value as its type says; `source` is where the form keeps it. */
export const ValueInput = ({ type, path, ...props }: InputProps & { readonly type: unknown; readonly path: string }): ReactElement | null => {
  const kind = kindOfType(type);
  const Input = kind === 'boolean' ? TruthInput : inputKinds[kind];
  const { source, leaf } = props;
  return Input && <Input key={kind} {...props} leaf={{ path, kind, options: {}, meta: {}, source, body: leaf.body, rows: [] }} />;
};
