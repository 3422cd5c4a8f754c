import type { Resource } from '#resources/schema/resolve.ts';
import { failureText } from '#src/engine/failure.ts';
import type { Translate } from '#src/engine/rules.ts';
import type { SaleRefusal } from './types.ts';

/** Why nothing was sold, in the service's words or ours. */
export const refusalText = (refusal: SaleRefusal, resource: Resource, translate: Translate, locale: string): string =>
  refusal.code === 'neverArrived' ? translate('till.neverArrived') : failureText({ ...refusal, current: null, message: '' }, resource, translate, locale).join(' ');
