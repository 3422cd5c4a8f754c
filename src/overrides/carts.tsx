import type { carts as declared } from '#resources/carts.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import type { CellProps } from '#src/fields/index.ts';
import { Items, itemsLine, itemsText, linkTo, Numbered, personCell, personLink } from './sales.tsx';

/** The number of the order: the order's own, else the one the cart names. */
const OrderNumber = ({ record, ...rest }: Omit<CellProps, 'record'> & { readonly record: { readonly order?: { readonly number?: string | null } | null; readonly orderNumber?: string | null } }) => (
  <Numbered {...rest} record={{ orderNumber: record.order?.number ?? record.orderNumber }} />
);
const link = linkTo('orders', 'order');

export const carts = defineOverrides<typeof declared>({
  list: { cell: { 'user.label': personCell('user'), names: itemsLine('items'), orderNumber: OrderNumber, 'invoice.label': Numbered }, written: { names: { asked: ['items'], text: itemsText('items') } } },
  show: { view: { 'user.label': personLink('user.id'), items: Items, orderNumber: link, 'invoice.label': linkTo('invoices', 'invoice', 'label') } },
});
