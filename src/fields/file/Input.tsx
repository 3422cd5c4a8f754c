import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { useBound } from '../parts/bound.tsx';
import { certificateProblem } from '../parts/bytes.ts';
import { ChooseFile } from '../parts/ChooseFile.tsx';
import { useChosenFile } from '../parts/chosen-file.ts';
import { FieldSet } from '../parts/FieldSet.tsx';
import { isEmpty } from '../parts/value.ts';
import type { InputProps } from '../types.ts';

/** A certificate: chosen and judged here, uploaded when the form is saved. What is stored is never handed out. */
export const FileInput = (props: InputProps): ReactElement => {
  const { label, required, help, disabled = false, reason, leaf } = props;
  const translate = useTranslate();
  const bound = useBound(props);
  const { problem, take, remove } = useChosenFile(bound, certificateProblem);
  const there = !isEmpty(bound.value);
  const off = disabled || reason !== undefined;
  return (
    <FieldSet label={label} required={required} reason={reason} error={problem ?? bound.error} help={help}>
      <div className="ad-file">
        <ChooseFile word={translate('fields.file.choose')} label={label} accept={leaf.options.accept ?? ''} disabled={off} onFile={take} />
        {there && <span>{bound.value instanceof File ? bound.value.name : translate('fields.file.there')}</span>}
        {(there || problem !== null) && <Button size="small" color="inherit" disabled={off} onClick={remove}>{translate('fields.file.remove')}</Button>}
      </div>
    </FieldSet>
  );
};
