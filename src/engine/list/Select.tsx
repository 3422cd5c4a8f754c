import { useEffect, useRef, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import { placedLabelOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import type { Selection } from './selection.ts';

interface RowProps {
  readonly resource: Resource;
  readonly record: Row;
  readonly selected: boolean;
  readonly onSelect: () => void;
}
/** The box by which one row or card is selected, named after its record. */
export const SelectRow = ({ resource, record, selected, onSelect }: RowProps): ReactElement => {
  const translate = useTranslate();
  return <label><input type="checkbox" className="ad-check" checked={selected} onChange={onSelect} aria-label={translate('tools.select.row', { name: placedLabelOf(resource, record, translate) })} /></label>;
};

/** Selects every row in sight; half ticked while only some are. Where no column says what it is for, its words stand beside it. */
export const SelectPage = ({ selection, worded = false }: { readonly selection: Selection; readonly worded?: boolean }): ReactElement => {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  const half = selection.rows.length > 0 && !selection.whole;
  useEffect(() => {
    if (box.current) box.current.indeterminate = half;
  }, [half]);
  const words = translate('tools.select.page');
  return (
    <label>
      <input ref={box} type="checkbox" className="ad-check" checked={selection.whole} disabled={!selection.some} onChange={selection.page} aria-label={worded ? undefined : words} />
      {worded && words}
    </label>
  );
};
