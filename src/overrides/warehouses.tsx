import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { formatDecimal } from '#resources/domain/decimal.ts';
import type { warehouses as declared } from '#resources/warehouses.ts';
import { useGoesAlong } from '#src/engine/dialog/goes-along.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Notice } from './Notice.tsx';
import { Uncounted } from './Uncounted.tsx';

/** What goes with a warehouse: its items are not sold any more, and what lies in it is written off. */
const Lost = ({ record }: { readonly record: { readonly id: number } }) => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const stock = useGoesAlong(['stock of a warehouse', record.id], (signal) => provider.warehouseStock(record.id, signal));
  const { data } = stock;
  const word = (key: string, count: number) => translate(`resources.warehouses.notes.${key}`, { smart_count: count, count: formatDecimal(count) });
  return (
    <>
      <Notice>
        {translate('resources.warehouses.notes.unavailable')}
        {data !== undefined && data.units > 0 && <> {translate('resources.warehouses.notes.lost', { kinds: word('kinds', data.kinds), units: word('units', data.units) })}</>}
      </Notice>
      <Uncounted of={[stock]} />
    </>
  );
};

export const warehouses = defineOverrides<typeof declared>({ remove: { body: Lost } });
