import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import { at } from '#resources/schema/condition.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { fieldKinds, isEmpty, Linked, useWorld, type CellProps, type Row } from '#src/fields/index.ts';
import { Coin } from '#src/ui/Coin.tsx';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { attributeText, type Attribute } from './attributes.ts';

type Drawn = Omit<CellProps, 'record'> & { readonly record: object };
interface Item {
  readonly name: string;
  readonly category?: { readonly name?: string | null } | null;
  readonly category_attributes?: readonly Attribute[] | null;
  readonly quantity: number;
  readonly price: number;
  readonly total_price: number;
}
const isCoins = ({ category }: Item) => category?.name === 'Coins';
const itemsOf = (record: object, path: string): readonly Item[] => {
  const found = at(record, path);
  return Array.isArray(found) ? (found as readonly Item[]) : [];
};

const idAt = (record: object, path: string): number | null => {
  const id = at(record, path);
  return typeof id === 'number' ? id : null;
};

const Amount = ({ minor, currency }: { readonly minor: number; readonly currency: string | null }): ReactElement => (
  <span className="ad-figure">{formatMoney(minor)}{currency !== null && <span className="ad-unit">&nbsp;{currency}</span>}</span>
);
/** How many coins one unit of the currency buys, where the arena says it; else what one costs. */
const Price = ({ item, record, currency }: { readonly item: Item; readonly record: object; readonly currency: string | null }): ReactElement => {
  const rate = at(record, 'arena.coins_per_currency');
  return isCoins(item) && typeof rate === 'number' && currency !== null
    ? <span className="ad-figure">{formatCoins(rate)}&nbsp;<Coin />&nbsp;/&nbsp;{currency}</span>
    : <Amount minor={item.price} currency={currency} />;
};

/** What was sold, line by line, in the currency of the record's arena; of coins their number and rate. */
export const Items = ({ leaf, record, resource }: Drawn): ReactElement => {
  const translate = useTranslate();
  const world = useWorld(record as Row);
  const { currency } = world;
  const items = itemsOf(record, leaf.path);
  const word = (name: string) => translate(`resources.${resource.name}.fields.${leaf.path}.${name}`);
  if (items.length === 0) return <fieldKinds.text.View leaf={leaf} record={{}} resource={resource} />;
  return (
    <table className="ad-inner-table">
      <thead>
        <tr>
          <th scope="col">{word('name')}</th>
          <th scope="col" className="ad-right">{word('quantity')}</th>
          <th scope="col" className="ad-right">{word('price')}</th>
          <th scope="col" className="ad-right">{word('total_price')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, i) => {
          const facts = [item.category?.name, ...(item.category_attributes ?? []).filter(({ value }) => !isEmpty(value)).map((attribute) => attributeText(attribute, item.category?.name, { ...world, leaf, resource }))].filter(Boolean);
          return (
            <tr key={i}>
              <td>{item.name}{facts.length > 0 && <small className="ad-muted ad-under">{facts.join(' · ')}</small>}</td>
              <td className="ad-right"><span className="ad-figure">{formatInteger(item.quantity)}{isCoins(item) && <>&nbsp;<Coin title={item.name} /></>}</span></td>
              <td className="ad-right"><Price item={item} record={record} currency={currency} /></td>
              <td className="ad-right"><Amount minor={item.total_price} currency={currency} /></td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};

/** The same in one line, for lists and their files: how many of what. */
export const itemsText = (path: string) => (record: object): string => itemsOf(record, path).map(({ name, quantity }) => `${formatInteger(quantity)} × ${name}`).join(', ');
export const itemsLine = (path: string) => {
  const textOf = itemsText(path);
  const ItemsLine = ({ record, leaf, resource }: Drawn): ReactElement => {
    const text = textOf(record);
    return text === '' ? <fieldKinds.text.Cell leaf={leaf} record={{}} resource={resource} /> : <span className="ad-clip ad-short ad-goods" title={text}>{text}</span>;
  };
  return ItemsLine;
};

/** The number of a paper, as it is read out to somebody: however narrow the list is, it is never cut. */
export const Numbered = ({ leaf, record, resource }: Drawn): ReactElement => {
  const text = at(record, leaf.path);
  return isEmpty(text) ? <fieldKinds.text.Cell leaf={leaf} record={{}} resource={resource} /> : <span className="ad-figure ad-code">{String(text)}</span>;
};

/** Somebody's name in a cell, who is a press away; the whole line, with username and company, on pointing at it. `part` is the path of the person. */
export const personCell = (part: string) => {
  const PersonCell = ({ record, leaf, resource }: Drawn): ReactElement => {
    const label = at(record, `${part}.label`);
    if (isEmpty(label)) return <fieldKinds.text.Cell leaf={leaf} record={{}} resource={resource} />;
    const name = at(record, `${part}.name`);
    return <Linked resource="users" id={idAt(record, `${part}.id`)} className="ad-clip ad-short ad-person" title={String(label)}>{String(isEmpty(name) ? label : name)}</Linked>;
  };
  return PersonCell;
};
/** Somebody's whole line in a view, or another text by which a person is known; `id` is the path of the person's number. */
export const personLink = (id: string) => {
  const PersonLink = ({ record, leaf, resource }: Drawn): ReactElement => {
    const text = at(record, leaf.path);
    if (isEmpty(text)) return <fieldKinds.text.View leaf={leaf} record={{}} resource={resource} />;
    return <Linked resource="users" id={idAt(record, id)} className="ad-line">{String(text)}</Linked>;
  };
  return PersonLink;
};

/** Rows of amounts in the currency of the record's arena. */
export const Amounts = ({ leaf, record, resource }: Drawn): ReactElement => {
  const rows = at(record, leaf.path);
  const placed = Array.isArray(rows) ? rows.map((row: Row) => ({ ...row, arena: at(record, 'arena') })) : [];
  return <fieldKinds.list.View leaf={leaf} record={{ [leaf.path]: placed }} resource={resource} />;
};

/** The number of another record, and the way to it where there is one. `part` is the path of its id and number. */
export const linkTo = (name: string, part: string, label = 'number') => {
  const LinkTo = ({ record, leaf, resource }: Drawn): ReactElement => {
    const createPath = useCreatePath();
    const id = idAt(record, `${part}.id`);
    if (id === null) return <fieldKinds.text.View leaf={leaf} record={{ ...record }} resource={resource} />;
    return <LinkBase className="ad-link" to={createPath({ resource: name, type: 'show', id })}>{String(at(record, `${part}.${label}`) ?? `#${id}`)}</LinkBase>;
  };
  return LinkTo;
};

/** A button in a list's header that leads to another list. */
export const wayTo = (name: string, icon: IconName) => {
  const WayTo = ({ resource }: { readonly resource: Resource }): ReactElement => {
    const translate = useTranslate();
    const createPath = useCreatePath();
    const label = translate(`resources.${resource.name}.notes.${name}`);
    return <Button variant="outlined" component={LinkBase} to={createPath({ resource: name, type: 'list' })} aria-label={label} startIcon={<Icon name={icon} size={18} />}><span className="ad-word">{label}</span></Button>;
  };
  return WayTo;
};
