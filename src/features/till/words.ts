import type { Resource } from '#resources/schema/resolve.ts';
import { failureText } from '#src/engine/failure.ts';
import { refusalSentences } from '#src/features/invoice-actions/index.ts';
import type { Translate } from '#src/engine/rules.ts';
import type { SaleEntry, SaleRefusal } from './types.ts';

/** Why nothing was sold, in the service's words or ours. */
export const refusalText = (refusal: SaleRefusal, entry: Pick<SaleEntry, 'names' | 'body' | 'currency'>, resource: Resource, translate: Translate, locale: string): string => {
  if (refusal.code === 'neverArrived' || refusal.code === 'saidUnsold') return translate(`till.${refusal.code}`);
  const broken = refusalSentences(refusal.violations, { resource, translate, locale, wanted: entry });
  return broken.length > 0 ? broken.map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`).join(' ') : failureText({ ...refusal, current: null, message: '' }, resource, translate, locale).join(' ');
};
