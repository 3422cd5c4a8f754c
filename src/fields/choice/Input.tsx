import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useBound } from '../parts/bound.tsx';
import { SelectBox } from '../parts/SelectBox.tsx';
import { wordPath } from '../parts/value.ts';
import type { InputProps } from '../types.ts';

/** One of the declared choices. No value can be chosen again only where none is required. */
export const ChoiceInput = (props: InputProps): ReactElement => {
  const { leaf, resource, under, required } = props;
  const translate = useTranslate();
  const bound = useBound(props);
  const words = `resources.${resource.name}.choices.${wordPath(leaf, under)}`;
  return (
    <SelectBox props={props} bound={bound} value={typeof bound.value === 'string' ? bound.value : ''} none={required ? undefined : translate('common.none')} onChoose={bound.set}
      options={(leaf.meta.choices ?? []).map((choice) => ({ value: choice, label: translate(`${words}.${choice}`) }))} />
  );
};
