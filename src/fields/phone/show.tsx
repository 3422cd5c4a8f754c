import { memo, type ReactElement } from 'react';
import { countryOfCode } from '#resources/domain/calling-codes.ts';
import { phoneNumber, shownPhone } from '#resources/domain/phone.ts';
import { Flag } from '#src/ui/Flag.tsx';
import { Nothing } from '../parts/cells.tsx';
import { TextFilter } from '../parts/filters.tsx';
import { valueOf } from '../parts/value.ts';
import type { CellProps, FieldKind } from '../types.ts';

interface Parts {
  readonly country_code?: string | null;
  readonly national_number?: string | null;
  readonly number?: string | null;
}
/** `+385911234567`, or nothing while a part is missing. */
const text = (value: unknown): string => {
  const { country_code: code, national_number: national, number = null } = (value ?? {}) as Parts;
  return shownPhone(phoneNumber(code, national) ?? number);
};

const Number = memo(({ leaf, record }: CellProps): ReactElement => {
  const value = valueOf(leaf, record);
  const shown = text(value);
  if (shown === '') return <Nothing />;
  const iso = countryOfCode((value as Parts).country_code ?? '')?.iso;
  return (
    <span className="ad-figure">
      {iso !== undefined && <Flag iso={iso} />} {shown}
    </span>
  );
});

export const phone: FieldKind = { Cell: Number, View: Number, Filter: TextFilter, align: 'left', text };
