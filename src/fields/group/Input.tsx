import type { ReactElement } from 'react';
import { FieldSet } from '../parts/FieldSet.tsx';
import { InnerInput } from '../parts/InnerInput.tsx';
import type { InputProps } from '../types.ts';
import { partsOf } from './show.tsx';

/** The fields of a group, together under its name. */
export const GroupInput = (props: InputProps): ReactElement => {
  const { leaf, source, label, help, required, under } = props;
  return (
    <FieldSet label={label} required={required} error={null} help={help}>
      <div className="ad-row-fields">
        {partsOf(leaf).map((part) => <InnerInput key={part.path} outer={props} leaf={part} source={source + part.source.slice(leaf.path.length)} under={under} />)}
      </div>
    </FieldSet>
  );
};
