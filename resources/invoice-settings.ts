import { invoiceFields } from './groups/arena-parts.ts';
import { arenaScope, oneEachArena } from './groups/of-arena.ts';
import { admin, defineResource, nobody, ownArena } from './schema/index.ts';

/** How an arena's invoices are printed: at once or when asked, and what stands above and below. */
export const invoiceSettings = defineResource({
  name: 'invoice-settings',
  service: 'arena-hub',
  icon: 'print',
  menu: 'setup',
  label: 'arena',
  api: { has: ['list', 'one', 'many', 'update'] },
  fields: { ...oneEachArena, ...invoiceFields },
  scope: arenaScope,
  list: { columns: ['arena', 'automatically_open_print_upon_invoice_creation', 'invoice_header', 'invoice_footer'], sort: ['arena', 'ASC'] },
  form: { general: ['automatically_open_print_upon_invoice_creation', 'invoice_header', 'invoice_footer'] },
  access: { screen: admin, read: ownArena('arena'), create: nobody, update: admin, delete: nobody },
});
