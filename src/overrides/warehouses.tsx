import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { formatDecimal } from '#resources/domain/decimal.ts';
import type { warehouses as declared } from '#resources/warehouses.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Notice } from './Notice.tsx';

/** What goes with a warehouse: its items are not sold any more, and what lies in it is written off. */
const Lost = ({ record }: { readonly record: { readonly id: number } }) => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  // No key of the resource's own: whoever has deleted it must not ask for it anew.
  const { data } = useQuery({ queryKey: ['stock of a warehouse', record.id], queryFn: ({ signal }) => provider.warehouseStock(record.id, signal), staleTime: 0, gcTime: 0 });
  const word = (key: string, count: number) => translate(`resources.warehouses.notes.${key}`, { smart_count: count, count: formatDecimal(count) });
  return (
    <Notice>
      {translate('resources.warehouses.notes.unavailable')}
      {data !== undefined && data.units > 0 && <> {translate('resources.warehouses.notes.lost', { kinds: word('kinds', data.kinds), units: word('units', data.units) })}</>}
    </Notice>
  );
};

export const warehouses = defineOverrides<typeof declared>({ remove: { body: Lost } });
