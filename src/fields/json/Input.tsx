import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useBound, useTyped } from '../parts/bound.tsx';
import { TextBox } from '../parts/TextBox.tsx';
import { readJson, writeJson } from '../parts/json.ts';
import type { InputProps } from '../types.ts';

/** Free data as text. What cannot be read stays text, which the kind's rule refuses, and is said at once. */
export const JsonInput = (props: InputProps): ReactElement => {
  const translate = useTranslate();
  const bound = useBound(props);
  const error = typeof bound.value === 'string' ? translate('fields.json.invalid') : bound.error;
  return <TextBox props={props} bound={{ ...bound, error }} typed={useTyped(bound, readJson, writeJson)} rows={4} figure />;
};
