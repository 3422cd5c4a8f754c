import { useEffect } from 'react';
import { useCreatePath, useLocation, useNavigate, useTranslate } from 'ra-core';
import type { invoices as declared } from '#resources/invoices.ts';
import { at } from '#resources/schema/condition.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { FiscalizeAct, FiscalizeButton, FiscalNotice, fiscalOf, officeSaid, PrintButtons, RestoreAct, RestoreButton } from '#src/features/invoice-actions/index.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Deliveries } from './deliveries.tsx';
import { Amounts, Items, itemsLine, itemsText, linkTo, Numbered, personCell, personLink, wayTo } from './sales.tsx';

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
/** How it stands with the tax office; what waits says until when, what was refused says why. */
const standing = ['fiscal.state', 'fiscal.deadline', 'fiscal.last_error.field', 'fiscal.last_error.text'] as const;
const company = ['user.company.name', 'user.company.address', 'user.company.pidn'] as const;
const links = ['order.number', 'transaction.number', 'restored_invoice.label', 'restored_by_invoice.label', 'restoring_reason'] as const;
const title = (name: string) => `resources.invoices.notes.${name}`;

/** Where a datum that a tax office blames is set right: its words are those of that record. */
const owners: Readonly<Record<string, string>> = { company: 'companies', arena: 'arenas', by_user: 'users' };
/** The datum that the tax office blames, by its name on the screen where it stands. */
const Blamed = ({ leaf, record }: { readonly leaf: { readonly path: string }; readonly record: object }) => {
  const translate = useTranslate();
  const path = String(at(record, leaf.path) ?? '');
  const [first = '', ...rest] = path.split('.');
  const owner = owners[first];
  if (owner === undefined) return <>{translate(`resources.invoices.fields.${path}`, { _: path })}</>;
  // Companies, places and people have data of the same name.
  return <>{[translate(`resources.${owner}.one`), translate(`resources.${owner}.fields.${rest.join('.')}`, { _: path })].join(' · ')}</>;
};

/** What the tax office said last. */
const Answered = ({ record }: { readonly record: object }) => <>{officeSaid(fiscalOf(record)?.last_error, useTranslate())}</>;

/** Whether the tax office knows it; where it should and does not yet, why, on a card in words. */
const Told = ({ leaf, record, resource }: Omit<CellProps, 'record'> & { readonly record: object }) => {
  const translate = useTranslate();
  const state = at(record, 'fiscalized') === true ? undefined : fiscalOf(record)?.state;
  if (state !== 'pending' && state !== 'rejected') return <fieldKinds.boolean.Cell leaf={leaf} record={{ ...record }} resource={resource} />;
  const word = translate(`resources.invoices.choices.fiscal.state.${state}`);
  return (
    <span className={state === 'rejected' ? 'ad-mark ad-error' : 'ad-mark ad-warning'} title={word}>
      <Icon name={state === 'rejected' ? 'error' : 'pending'} size={18} title={word} />
      <span className="ad-narrow-only" aria-hidden="true"> {word}</span>
    </span>
  );
};

/** What an invoice has is shown, and what it cannot have is left out: no company of a walk-in, no codes of another country. */
const sections = (record: object) => {
  const said = (path: string) => (at(record, path) ?? '') !== '';
  const known = at(record, 'fiscal.state') === 'done';
  // An answer of the product's own stand-in is never to be taken for the tax office's: whoever reads the state reads that too.
  const demo = at(record, 'fiscal.demo') === true && at(record, 'fiscal.state') !== 'none' ? (['fiscal.demo'] as const) : [];
  const given = Array.isArray(at(record, 'deliveries')) && (at(record, 'deliveries') as readonly unknown[]).length > 0 ? (['deliveries'] as const) : [];
  const open = standing.filter((path) => path === 'fiscal.state' || (!known && said(path === 'fiscal.last_error.text' ? 'fiscal.last_error.code' : path)));
  return [
    { title: title('facts'), paths: ['label', 'created_at', 'arena', 'by_user.label', 'payment_method.name'] as const },
    { title: title('recipient'), paths: ['user.label', ...company.filter(said)] as const },
    { title: title('items'), paths: ['cart.items', ...given, 'cart.net', 'taxes', 'cart.gross'] as const },
    { title: title('fiscal'), paths: ['fiscalized', ...open, ...demo, ...codes.filter(said)] as const },
    { title: title('links'), paths: links.filter(said) },
  ];
};

export const invoices = defineOverrides<typeof declared>({
  list: {
    before: OpenEntity, toolbar: wayTo('transactions', 'swap_horiz'), rowActions: [FiscalizeAct, RestoreAct],
    cell: { label: Numbered, 'by_user.label': personCell('by_user'), 'user.label': personCell('user'), 'cart.names': itemsLine('cart.items'), fiscalized: Told },
    written: { 'cart.names': { asked: ['cart.items'], text: itemsText('cart.items') } },
  },
  show: {
    sections,
    before: FiscalNotice,
    actions: [PrintButtons, FiscalizeButton, RestoreButton],
    view: {
      'by_user.label': personLink('by_user.id'), 'user.label': personLink('user.id'), 'cart.items': Items, deliveries: Deliveries, taxes: Amounts, 'fiscal.last_error.field': Blamed, 'fiscal.last_error.text': Answered, 'restored_invoice.label': linkTo('invoices', 'restored_invoice', 'label'), 'restored_by_invoice.label': linkTo('invoices', 'restored_by_invoice', 'label'),
      'order.number': linkTo('orders', 'order'), 'transaction.number': linkTo('transactions', 'transaction'),
    },
  },
});
