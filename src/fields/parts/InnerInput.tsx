import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { writableIn, type Leaf } from '#resources/schema/resolve.ts';
import { inputKinds } from '../inputs.ts';
import type { InputProps } from '../types.ts';
import { wordPath } from './value.ts';

interface InnerInputProps {
  /** The input around it. */
  readonly outer: InputProps;
  readonly leaf: Leaf;
  readonly source: string;
  /** Path of the list around it, if it stands in a row. */
  readonly under?: string | undefined;
  /** What is done to the row it stands in; what the form does, unless said otherwise. */
  readonly operation?: 'create' | 'update';
}

/** An input inside another: a part of a group, a field of a list's row. */
export const InnerInput = ({ outer, leaf, source, under, operation = outer.operation }: InnerInputProps): ReactElement | null => {
  const translate = useTranslate();
  const { resource, disabled, reason } = outer;
  const Input = inputKinds[leaf.kind];
  if (!Input || leaf.options.write === 'never' || leaf.options.derive) return null;
  const fixed = !writableIn(leaf, operation);
  const path = wordPath(leaf, under);
  const help = translate(`resources.${resource.name}.help.${path}`, { _: '' });
  return (
    <Input leaf={leaf} resource={resource} source={source} operation={operation} disabled={disabled || fixed}
      reason={reason ?? (fixed ? translate('fields.locked') : undefined)} label={translate(`resources.${resource.name}.fields.${path}`)} help={help === '' ? undefined : help}
      required={leaf.options.required === true || leaf.options.required === operation || leaf.options.atLeast !== undefined} {...(under === undefined ? {} : { under })} />
  );
};
