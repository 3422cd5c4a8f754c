import { useReference } from 'ra-core';
import { lazy, memo, type ReactElement, Suspense } from 'react';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { useSurroundings } from '../context.ts';
import { Nothing, type TextOf } from '../parts/cells.tsx';
import { Linked } from '../parts/Linked.tsx';
import { embeddedLabel, keyOf, targetOf } from '../parts/targets.ts';
import { isEmpty, labelOf, valueOf } from '../parts/value.ts';
import type { CellProps, FieldKind, FilterProps, Row } from '../types.ts';

/** A reference by id alone: all of a page are asked for in one call. */
const Fetched = ({ to, id }: { readonly to: string; readonly id: number }): ReactElement => {
  const { resourceOf } = useSurroundings();
  const { referenceRecord, isPending } = useReference<Row & { id: number }>({ reference: to, id });
  if (isPending) return <Skeleton width="6em" />;
  // It may not be known here, or is gone: a number says nothing to a person.
  if (!referenceRecord) return <Nothing />;
  return <Linked resource={to} id={id}>{labelOf(resourceOf(to), referenceRecord)}</Linked>;
};

const Label = memo(({ leaf, record }: CellProps): ReactElement => {
  const { resourceOf } = useSurroundings();
  const value = valueOf(leaf, record);
  if (isEmpty(value)) return <Nothing />;
  const { resource, list } = targetOf(leaf, resourceOf);
  const label = embeddedLabel(leaf, value, resource);
  if (label === null && typeof value === 'number' && list === null) return <Fetched to={resource.name} id={value} />;
  const shown = label ?? `#${String(value)}`;
  const id = list === null ? keyOf(value) : null;
  return <Linked resource={resource.name} id={typeof id === 'number' ? id : null} title={shown}>{shown}</Linked>;
});

/** What is embedded; of an id alone its name where it was looked up, else its number. */
const text: TextOf = (value, { leaf, resourceOf, nameOf }) => embeddedLabel(leaf, value, targetOf(leaf, resourceOf).resource) ?? (nameOf && typeof value === 'number' ? nameOf(leaf, value) : `#${String(value)}`);

/** Choosing among records needs the picker of forms: a chunk of its own. */
const Picking = lazy(async () => ({ default: (await import('./Filter.tsx')).ReferenceFilter }));
export const Filter = (props: FilterProps): ReactElement => <Suspense fallback={<Skeleton width="140px" height="36px" />}><Picking {...props} /></Suspense>;

export const reference: FieldKind = { Cell: Label, View: Label, Filter, align: 'left', text };
