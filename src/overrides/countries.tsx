import { useTranslate } from 'ra-core';
import type { countries as declared } from '#resources/countries.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Flag } from '#src/ui/Flag.tsx';
import { isFiscal } from '#resources/domain/fiscal-countries.ts';

/** Flag and name; a country we cannot fiscalize for says so under it, where it takes the name no room. */
const Name = ({ record }: { readonly record: { readonly name?: string | null; readonly code?: string | null } }) => {
  const translate = useTranslate();
  return (
    <>
      <span className="ad-chips"><Flag iso={record.code ?? ''} /><span className="ad-clip" title={record.name ?? undefined}>{record.name}</span></span>
      {!isFiscal(record.code) && <small className="ad-muted ad-under">{translate('engine.notes.unfiscal')}</small>}
    </>
  );
};

export const countries = defineOverrides<typeof declared>({ list: { cell: { name: Name } }, show: { view: { name: Name } } });
