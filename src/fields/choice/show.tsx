import { type TextOf, textual } from '../parts/cells.tsx';
import { ChoiceFilter } from '../parts/filters.tsx';
import { wordPath } from '../parts/value.ts';
import type { FieldKind } from '../types.ts';

/** The word of a choice: `resources.{resource}.choices.{path}.{choice}`; a value that is none of them stands as it came. */
export const choiceText: TextOf = (value, { leaf, resource, under, translate }) =>
  leaf.meta.choices?.includes(String(value)) ? translate(`resources.${resource.name}.choices.${wordPath(leaf, under)}.${String(value)}`) : String(value);

export const choice: FieldKind = { Cell: textual(choiceText, 'ad-clip', true), View: textual(choiceText, 'ad-lines'), Filter: ChoiceFilter, align: 'left', text: choiceText };
