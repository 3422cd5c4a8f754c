import { useTranslate } from 'ra-core';
import type { countries as declared } from '#resources/countries.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Flag } from '#src/ui/Flag.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { isFiscal } from '#resources/domain/fiscal-countries.ts';

/** Flag and name; a country we cannot fiscalize for says so. */
const Name = ({ record }: { readonly record: { readonly name?: string | null; readonly code?: string | null } }) => {
  const translate = useTranslate();
  return (
    <span className="ad-chips">
      <Flag iso={record.code ?? ''} />
      <span className="ad-clip">{record.name}</span>
      {!isFiscal(record.code) && <StatusBadge tone="neutral" icon="info">{translate('engine.notes.unfiscal')}</StatusBadge>}
    </span>
  );
};

export const countries = defineOverrides<typeof declared>({ list: { cell: { name: Name } }, show: { view: { name: Name } } });
