import { useEffect } from 'react';
import { useCreatePath, useLocation, useNavigate } from 'ra-core';
import type { invoices as declared } from '#resources/invoices.ts';
import { at } from '#resources/schema/condition.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { FiscalizeAct, FiscalizeButton, FiscalNotice, PrintButtons, RestoreAct, RestoreButton } from '#src/features/invoice-actions/index.ts';
import { Amounts, Items, itemsLine, linkTo, personCell, wayTo } from './sales.tsx';

/** `?entity=7` opens that invoice and goes from the address. */
const OpenEntity = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  useEffect(() => {
    const said = new URLSearchParams(search);
    const id = said.get('entity');
    if (id === null) return;
    said.delete('entity');
    const list = createPath({ resource: 'invoices', type: 'list' });
    void navigate({ pathname: /^[\w-]+$/.test(id) ? `${list}/${id}/show` : list, search: said.toString() }, { replace: true });
  }, [search, navigate, createPath]);
  return null;
};

const codes = ['fiscal_data.zki', 'fiscal_data.jir', 'fiscal_data.zoi', 'fiscal_data.eor', 'fiscal_data.bf', 'fiscal_data.qr'] as const;
const company = ['user.company.name', 'user.company.address', 'user.company.pidn'] as const;
const links = ['order.number', 'transaction.number', 'restored_invoice.label', 'restored_by_invoice.label', 'restoring_reason'] as const;
const title = (name: string) => `resources.invoices.notes.${name}`;

/** What an invoice has is shown, and what it cannot have is left out: no company of a walk-in, no codes of another country. */
const sections = (record: object) => {
  const said = (path: string) => (at(record, path) ?? '') !== '';
  return [
    { title: title('facts'), paths: ['label', 'created_at', 'arena', 'by_user.label', 'payment_method.name'] as const },
    { title: title('recipient'), paths: ['user.label', ...company.filter(said)] as const },
    { title: title('items'), paths: ['cart.items', 'cart.net', 'taxes', 'cart.gross'] as const },
    { title: title('fiscal'), paths: ['fiscalized', ...codes.filter(said)] as const },
    { title: title('links'), paths: links.filter(said) },
  ];
};

export const invoices = defineOverrides<typeof declared>({
  list: {
    before: OpenEntity, toolbar: wayTo('transactions', 'swap_horiz'), rowActions: [RestoreAct, FiscalizeAct],
    cell: { 'by_user.label': personCell('by_user'), 'user.label': personCell('user'), 'cart.names': itemsLine('cart.items') },
  },
  show: {
    sections,
    before: FiscalNotice,
    actions: [PrintButtons, FiscalizeButton, RestoreButton],
    view: {
      'cart.items': Items, taxes: Amounts, 'restored_invoice.label': linkTo('invoices', 'restored_invoice', 'label'), 'restored_by_invoice.label': linkTo('invoices', 'restored_by_invoice', 'label'),
      'order.number': linkTo('orders', 'order'), 'transaction.number': linkTo('transactions', 'transaction'),
    },
  },
});
