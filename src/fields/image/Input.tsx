import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import { acceptOf, imageExtensions, uploadLimit } from '#resources/domain/files.ts';
import { useBound } from '../parts/bound.tsx';
import { pictureProblem } from '../parts/bytes.ts';
import { ChooseFile } from '../parts/ChooseFile.tsx';
import { useChosenFile } from '../parts/chosen-file.ts';
import { FieldSet } from '../parts/FieldSet.tsx';
import type { InputProps } from '../types.ts';

const addresses = new WeakMap<Blob, string>();
/** The address a chosen file is shown by: one a file, for as long as the page lives (a file has at most a few MB). */
const addressOf = (file: Blob): string => {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
};
const previewOf = (value: unknown): string | null => (value instanceof Blob ? addressOf(value) : typeof value === 'string' && value !== '' ? value : null);

/** A picture: chosen, judged and previewed here, uploaded when the form is saved. A new one replaces the old. */
export const ImageInput = (props: InputProps): ReactElement => {
  const { label, required, help, disabled = false, reason, leaf } = props;
  const translate = useTranslate();
  const bound = useBound(props);
  const limit = leaf.options.maxBytes ?? uploadLimit.maxBytes;
  const { problem, take, remove } = useChosenFile(bound, (file) => pictureProblem(file, limit));
  const preview = previewOf(bound.value);
  const off = disabled || reason !== undefined;
  const there = bound.value !== null && bound.value !== undefined && bound.value !== '';
  return (
    <FieldSet label={label} required={required} reason={reason} error={problem ?? bound.error} help={help ?? translate('fields.image.limit', { value: Math.round(limit / 1000) })}>
      <div className="ad-file">
        {preview !== null && <img className="ad-picture" src={preview} alt={translate('fields.image.chosen')} />}
        <ChooseFile word={translate(there ? 'fields.image.replace' : 'fields.image.choose')} label={label} accept={acceptOf(imageExtensions)} disabled={off} onFile={take} />
        {(there || problem !== null) && <Button size="small" color="inherit" disabled={off} onClick={remove}>{translate('fields.image.remove')}</Button>}
      </div>
    </FieldSet>
  );
};
