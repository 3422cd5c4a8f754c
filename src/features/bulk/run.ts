import { useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { BulkResult, Row as Sent, ServiceProvider } from '#dataProviders/types.ts';
import { useAccess } from '#src/engine/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { useRefresh } from '#src/engine/dialog/useRefresh.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { placedLabelOf, useFormat } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import type { Removal } from './removal.ts';

export type Task = 'change' | 'delete';
/** What came of many rows: how many were meant, and which were refused, by name and with the reason. */
export interface Outcome {
  /** Key of how many it were. */
  readonly said: string;
  readonly total: number;
  readonly failures: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
}
export interface Work {
  /** How many rows have been answered for; null while nothing runs. */
  readonly done: number | null;
  readonly run: (rows: readonly Row[], set?: Row) => Promise<Outcome | null>;
}

export interface BulkDialogProps {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly onClose: () => void;
  readonly onDone: (outcome: Outcome) => void;
}
/** Of the rows those that this person may change or delete, and how many are left as they are. */
export const useMeant = (resource: Resource, rows: readonly Row[], right: 'update' | 'delete'): { readonly meant: readonly Row[]; readonly left: number } => {
  const can = useAccess(resource);
  const meant = rows.filter((row) => can(right, row) === 'yes');
  return { meant, left: rows.length - meant.length };
};

/** Takes rows away one after the other; answers what came of each. */
const each = async <R extends { readonly id: number }>(rows: readonly R[], remove: (row: R) => Promise<unknown>, onProgress: (done: number) => void): Promise<readonly BulkResult[]> => {
  const results: BulkResult[] = [];
  for (const row of rows) {
    results.push({ id: row.id, error: await remove(row).then(() => null, (error: unknown) => error) });
    onProgress(results.length);
  }
  return results;
};
const changing = { done: 'tools.bulk.changed', some: 'tools.bulk.some' };

/** Changes or removes rows, one run at a time, says what was done and fetches the list anew. */
export const useBulk = (resource: Resource, task: Task, removal?: Removal): Work => {
  const translate = useTranslate();
  const { locale } = useFormat();
  const notify = useNotify();
  const provider = useDataProvider<ServiceProvider>();
  const context = useEngine();
  const refresh = useRefresh(resource);
  const words = removal?.words ?? changing;
  const busy = useRef(false);
  const [done, setDone] = useState<number | null>(null);
  const run: Work['run'] = async (rows, set) => {
    if (busy.current) return null;
    busy.current = true;
    setDone(0);
    try {
      const remove = removal?.remove;
      const sent = rows.map((row) => ({ ...row, id: Number(row.id) }) satisfies Sent);
      const results = remove ? await each(sent, (row) => remove(provider, row), setDone) : await provider.bulk(resource.name, { rows: sent, set, onProgress: setDone });
      // Somebody else was faster: what was wanted is so.
      const refused = results.filter(({ error }) => error !== null && !(task === 'delete' && failureOf(error).status === 404));
      const failures = refused.map(({ id, error }) => {
        const row = rows.find((one) => Number(one.id) === Number(id));
        return { id: String(id), name: row ? placedLabelOf(resource, row, translate) : `#${id}`, reason: failureText(failureOf(error), resource, translate, locale).join('\n') };
      });
      const worked = rows.length - failures.length;
      // Also where nothing is known to have worked: an answer may be lost, and a row that is refused is often not what it is shown as.
      refresh();
      if (worked > 0) {
        const text = translate(words.done, { smart_count: worked, total: formatCoins(worked) });
        notify(text, { type: 'success', messageArgs: { _: text } });
      }
      const departures = context.overrides[resource.name];
      for (const row of rows.filter(({ id: own }) => !failures.some(({ id }) => id === String(own)))) {
        if (task === 'delete') departures?.onDeleted?.(row, context);
        else departures?.onSaved?.({ ...row, ...set }, context);
      }
      return { said: words.some, total: rows.length, failures };
    } finally {
      busy.current = false;
      setDone(null);
    }
  };
  return { done, run };
};
