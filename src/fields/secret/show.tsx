import { setOrNot } from '../parts/set-or-not.tsx';
import type { FieldKind } from '../types.ts';

const Mask = setOrNot('fields.masked');

/** A secret is never shown: four stars say that it is set. */
export const secret: FieldKind = { Cell: Mask, View: Mask, Filter: null, align: 'left', text: (_, { translate }) => translate('fields.masked') };
