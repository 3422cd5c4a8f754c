import { setOrNot } from '../parts/set-or-not.tsx';
import type { FieldKind } from '../types.ts';

const There = setOrNot('fields.set');

/** A certificate is not handed out again: it is set, or not. */
export const file: FieldKind = { Cell: There, View: There, Filter: null, align: 'left', text: (_, { translate }) => translate('fields.set') };
