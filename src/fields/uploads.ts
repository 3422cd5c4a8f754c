import { useCallback } from 'react';
import { at, put } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { useSurroundings } from './context.ts';
import type { Row } from './types.ts';

type Upload = (folder: string, file: File) => Promise<string>;

/**
 * Values of a form with every chosen file uploaded and replaced by its link, rows of lists too, before a body is built of them.
 * One after the other, in the order of the fields; a file that stands in two places is sent once. Values without files come back as they are.
 * @throws what `upload` throws: then nothing may be saved
 */
export const uploadPending = async <T extends Row>(values: T, leaves: readonly Leaf[], upload: Upload): Promise<T> => {
  const links = new Map<File, string>();
  const send = async (file: File, folder: string): Promise<string> => {
    const link = links.get(file) ?? (await upload(folder, file));
    links.set(file, link);
    return link;
  };
  const settle = async <R extends Row>(row: R, parts: readonly Leaf[]): Promise<R> => {
    let settled = row;
    for (const leaf of parts) {
      const value = at(settled, leaf.source);
      if (value instanceof File) settled = put(settled, leaf.source, await send(value, leaf.options.folder ?? ''));
      else if (leaf.kind === 'list' && Array.isArray(value)) {
        const rows: Row[] = [];
        for (const inner of value as readonly Row[]) rows.push(await settle(inner, leaf.rows));
        if (rows.some((inner, i) => inner !== value[i])) settled = put(settled, leaf.source, rows);
      }
    }
    return settled;
  };
  return settle(values, leaves);
};

/** `uploadPending` for the fields of a resource, by the upload of the surroundings. */
export const useUploads = (resource: Resource): ((values: Row) => Promise<Row>) => {
  const { upload } = useSurroundings();
  return useCallback((values: Row) => uploadPending(values, resource.leaves, upload), [resource, upload]);
};
