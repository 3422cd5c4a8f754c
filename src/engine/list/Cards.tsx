import { memo, type ReactElement } from 'react';
import { RecordContextProvider, useListContext, useTranslate } from 'ra-core';
import type { Resource } from '#resources/schema/resolve.ts';
import type { DialogLinks } from '#src/engine/dialog/links.ts';
import { isEmpty, labelOf, valueOf } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { Icon, iconOf } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { Column } from './columns.ts';
import { RowActions } from './RowActions.tsx';
import { SelectPage, SelectRow } from './Select.tsx';
import type { Selection } from './selection.ts';
import { Cell } from './Table.tsx';

interface Props {
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly links: DialogLinks;
}
/** Where each column stands on a card: pictures on top, flags and moments in the foot, everything else in the middle. */
const partOf = ({ leaf }: Column): 'image' | 'foot' | 'body' =>
  leaf?.kind === 'image' ? 'image' : leaf && ['boolean', 'flag', 'instant', 'day', 'status'].includes(leaf.kind) ? 'foot' : 'body';

interface CardProps extends Props {
  readonly record: Row;
  /** Whether it is selected; null where it cannot be. */
  readonly selected: boolean | null;
  readonly onSelect?: ((record: Row) => void) | undefined;
}
const Card = memo(({ resource, columns, links, record, selected, onSelect }: CardProps): ReactElement => {
  const drawn = (part: ReturnType<typeof partOf>) =>
    columns
      .filter((column) => partOf(column) === part && column.name !== resource.label && (column.extra || (column.leaf && !isEmpty(valueOf(column.leaf, record)))))
      .map((column) => <Cell key={column.name} column={column} record={record} resource={resource} />);
  const picture = drawn('image');
  const id = String(record.id);
  return (
    <article className={selected === true ? 'ad-card ad-chosen' : 'ad-card'}>
      {selected !== null && onSelect && <div className="ad-card-select"><SelectRow resource={resource} record={record} selected={selected} onSelect={() => onSelect(record)} /></div>}
      <div className="ad-card-media">{picture.length > 0 ? picture : <Icon name={iconOf(resource.icon)} size={40} />}</div>
      <div className="ad-card-body">
        <h2 className="ad-card-title">
          <button type="button" className="ad-card-open" data-focus-key={`row-${id}`} onClick={() => links.show(id)}>{labelOf(resource, record)}</button>
        </h2>
        {drawn('body')}
        <div className="ad-card-facts">{drawn('foot')}</div>
      </div>
      <div className="ad-card-foot">
        <RowActions resource={resource} record={record} links={links} />
      </div>
    </article>
  );
});

/** A list as a grid of cards. While nothing has come, cards of the final size stand there. */
export const Cards = ({ resource, columns, links, selection }: Props & { readonly selection: Selection | null }): ReactElement => {
  const { data, isPending, isFetching, perPage } = useListContext();
  const translate = useTranslate();
  return (
    <div className="ad-list-frame ad-cards-frame" aria-busy={isFetching}>
      {selection && <div className="ad-cards-head"><SelectPage selection={selection} worded /></div>}
      <ul className="ad-cards" aria-label={translate(`resources.${resource.name}.name`)}>
        {isPending
          ? Array.from({ length: Math.min(perPage, 12) }, (_, i) => (
            <li key={i} className="ad-card" aria-hidden="true">
              <div className="ad-card-media" />
              <div className="ad-card-body"><div className="ad-card-title"><Skeleton width="60%" /></div><span><Skeleton width="80%" /></span><div className="ad-card-facts"><Skeleton width="50%" /></div></div>
              <div className="ad-card-foot" />
            </li>
          ))
          : (data as readonly Row[] | undefined)?.map((record) => (
            <li key={String(record.id)}><RecordContextProvider value={record}><Card resource={resource} columns={columns} links={links} record={record} selected={selection?.of(record) ?? null} onSelect={selection?.toggle} /></RecordContextProvider></li>
          ))}
      </ul>
    </div>
  );
};
