import { useTranslate } from 'ra-core';
import { admin } from '#resources/schema/access.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { Notice } from './Notice.tsx';

/** Who has not all of an entry's arenas takes it out of their own. */
export const OthersKeep = ({ record, resource }: { readonly record: { readonly arena_ids?: readonly number[] | null }; readonly resource: Resource }) => {
  const translate = useTranslate();
  const { caller } = useEngine();
  return admin(caller) || (record.arena_ids ?? []).every((id) => caller.arenas.includes(id)) ? null : <Notice>{translate(`resources.${resource.name}.notes.othersKeep`)}</Notice>;
};

/** A few of many arenas, the others counted. */
export const SomeArenas = ({ record, ...rest }: Omit<CellProps, 'record'> & { readonly record: object }) => <fieldKinds.references.Cell {...rest} record={{ ...record }} />;
