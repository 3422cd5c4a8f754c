import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useBound } from '../parts/bound.tsx';
import { SelectBox } from '../parts/SelectBox.tsx';
import { nothing } from '../parts/value.ts';
import type { InputProps } from '../types.ts';

/** A yes or no that may not have been said yet: a switch would show that as a no. */
export const TruthInput = (props: InputProps): ReactElement => {
  const translate = useTranslate();
  const bound = useBound(props);
  const value = typeof bound.value === 'boolean' ? String(bound.value) : '';
  const options = ['true', 'false'].map((truth) => ({ value: truth, label: translate(truth === 'true' ? 'common.yes' : 'common.no') }));
  return <SelectBox props={props} bound={bound} value={value} options={options} none={props.required ? undefined : nothing} onChoose={(truth) => bound.set(truth === null ? null : truth === 'true')} />;
};
