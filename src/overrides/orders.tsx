import type { orders as declared } from '#resources/orders.ts';
import { at } from '#resources/schema/condition.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Items, Numbered, personCell, personLink } from './sales.tsx';

const place = ['name', 'company', 'pidn', 'address', 'postcode', 'city', 'country', 'email', 'phone'] as const;
const title = (name: string) => `resources.orders.notes.${name}`;
const sections = (record: object) => {
  const said = (path: string) => (at(record, path) ?? '') !== '';
  return [
    { title: title('facts'), paths: ['number', 'created_at', 'arena', 'user.label', 'status', 'paymentStatus', 'deliveryStatus', 'note', 'for_company', 'serialNumber', 'referredFrom', 'delivery', 'deliveryAmount'] as const },
    { title: title('items'), paths: ['items', 'gross'] as const },
    { title: title('billing'), paths: place.map((part) => `billing.${part}` as const).filter(said) },
    { title: title('shipping'), paths: place.map((part) => `shipping.${part}` as const).filter(said) },
  ];
};

export const orders = defineOverrides<typeof declared>({
  list: { cell: { number: Numbered, 'user.label': personCell('user') } },
  show: { sections, view: { 'user.label': personLink('user.id'), items: Items } },
  form: async () => (await import('./orders-form.tsx')).ordersForm,
});
