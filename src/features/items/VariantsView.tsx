import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { Nothing } from '#src/fields/parts/cells.tsx';
import type { Row } from '#src/fields/types.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { useShelf, useTaxNames } from './shelf.ts';
import { variantsOf, type Variant } from './variants.ts';
import './items.css';

const shown = ['category_attributes', 'inventory_attributes', 'custom_attributes', 'description', 'image'] as const;
const isThere = (value: unknown) => value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);

const Lines = ({ variant, currency, arena }: { readonly variant: Variant; readonly currency: string | undefined; readonly arena: number }): ReactElement => {
  const translate = useTranslate();
  const { shelf } = useShelf(arena);
  const taxName = useTaxNames(shelf, variant.warehouses.flatMap((line) => line.taxes));
  const word = (path: string) => translate(`resources.items.fields.variants.warehouses.${path}`);
  return (
    <table className="ad-inner-table">
      <thead><tr><th scope="col">{word('id')}</th>{['price', 'cost', 'stock'].map((path) => <th key={path} scope="col" className="ad-right">{word(path)}</th>)}<th scope="col">{word('taxes')}</th></tr></thead>
      <tbody>
        {variant.warehouses.map((line) => (
          <tr key={line.id}>
            <td>{line.name}</td>
            <td className="ad-right ad-figure">{formatMoney(line.price, currency)}</td>
            <td className="ad-right ad-figure">{formatMoney(line.cost, currency)}</td>
            <td className="ad-right ad-figure">{formatInteger(line.stock)}</td>
            <td>{line.taxes.map(taxName).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
const Attributes = ({ variant, resource }: { readonly variant: Variant; readonly resource: Resource }): ReactElement => {
  const translate = useTranslate();
  const rows = resource.leaf('variants')?.rows ?? [];
  return (
    <dl className="ad-pairs">
      {shown.filter((path) => isThere(variant[path])).map((path) => {
        const leaf = rows.find((row) => row.path === path);
        const View = leaf && fieldKinds[leaf.kind].View;
        return leaf && View ? [<dt key={`${path} label`}>{translate(`resources.items.fields.variants.${path}`)}</dt>, <dd key={path}><View leaf={leaf} record={variant} resource={resource} under="variants" /></dd>] : null;
      })}
    </dl>
  );
};

/** Every variant with what it costs in the chosen arena and what it says of itself. */
export const VariantsView = ({ record, resource }: Omit<CellProps, 'record'> & { readonly record: object }): ReactElement => {
  const translate = useTranslate();
  const { arena } = useEngine();
  const variants = variantsOf(record as Row);
  if (variants.length === 0) return <Nothing />;
  return (
    <ul className="ad-variants">
      {variants.map((variant) => (
        <li key={variant.id}>
          <p className="ad-variant-name"><strong>{variant.name}</strong> <span className="ad-muted">{variant.sku}</span> <StatusBadge tone={variant.active === 1 ? 'success' : 'neutral'} icon={variant.active === 1 ? 'check_circle' : 'block'}>{translate(variant.active === 1 ? 'common.active' : 'common.inactive')}</StatusBadge></p>
          {variant.coins_per_currency !== null && <p>{translate('resources.items.notes.rate', { coins: formatCoins(variant.coins_per_currency), currency: variant.currency ?? '' })}</p>}
          {arena !== null && variant.warehouses.length > 0 && <Lines variant={variant} currency={arena.currency} arena={arena.id} />}
          {arena !== null && variant.warehouses.length === 0 && variant.coins_per_currency === null && <p className="ad-muted">{translate('resources.items.notes.nowhere')}</p>}
          <Attributes variant={variant} resource={resource} />
        </li>
      ))}
    </ul>
  );
};
