import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactElement, useEffect, useState } from 'react';
import { acceptOf, imageExtensions, uploadLimit } from '#resources/domain/files.ts';
import { useBound } from '../shared/bound.tsx';
import { pictureProblem } from '../shared/bytes.ts';
import { ChooseFile } from '../shared/ChooseFile.tsx';
import { useChosenFile } from '../shared/chosen-file.ts';
import { FieldSet } from '../shared/FieldSet.tsx';
import type { InputProps } from '../types.ts';

/** The address of what is stored, or of a chosen file while it is shown. */
const usePreview = (value: unknown): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!(value instanceof Blob)) return setAddress(null);
    const made = URL.createObjectURL(value);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [value]);
  return typeof value === 'string' && value !== '' ? value : address;
};

/** A picture: chosen, judged and previewed here, uploaded when the form is saved. A new one replaces the old. */
export const ImageInput = (props: InputProps): ReactElement => {
  const { label, required, help, disabled = false, reason, leaf } = props;
  const translate = useTranslate();
  const bound = useBound(props);
  const limit = leaf.options.maxBytes ?? uploadLimit.maxBytes;
  const { problem, take, remove } = useChosenFile(bound, (file) => pictureProblem(file, limit));
  const preview = usePreview(bound.value);
  const off = disabled || reason !== undefined;
  const there = bound.value !== null && bound.value !== undefined && bound.value !== '';
  return (
    <FieldSet label={label} required={required} reason={reason} error={problem ?? bound.error} help={help ?? translate('fields.image.limit', { value: Math.round(limit / 1000) })}>
      <div className="ad-file">
        {preview !== null && <img className="ad-picture" src={preview} alt={translate('fields.image.chosen')} />}
        <ChooseFile word={translate(there ? 'fields.image.replace' : 'fields.image.choose')} label={label} accept={acceptOf(imageExtensions)} disabled={off} onFile={take} />
        {there && <Button size="small" color="inherit" disabled={off} onClick={remove}>{translate('fields.image.remove')}</Button>}
      </div>
    </FieldSet>
  );
};
