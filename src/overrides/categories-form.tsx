import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { categories as declared } from '#resources/categories.ts';
import { formatDecimal } from '#resources/domain/decimal.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps } from '#src/fields/types.ts';
import { useItemsOf } from './category-items.ts';
import { Notice } from './Notice.tsx';

interface Category {
  readonly id: number;
  readonly attributes?: unknown;
}
/** As they are stored: blanks around a name are none of it. */
const namesIn = (attributes: unknown): readonly string[] =>
  (Array.isArray(attributes) ? (attributes as readonly ({ readonly name?: unknown } | null | undefined)[]) : []).map((attribute) => (typeof attribute?.name === 'string' ? attribute.name.trim() : ''));

/** What became of a category's attributes since the form was opened. Items keep their values by the name: one that nothing is called any more loses them. */
const useChanged = (before: Category | null) => {
  const now = namesIn(useWatch({ name: 'attributes' }));
  const had = namesIn(before?.attributes);
  const gone = (name: string) => !now.includes(name);
  /** The name that the row at a place had, where it has another one now. */
  const renamed = (place: number): string | undefined => {
    const [name, other] = [had[place], now[place]];
    return name !== undefined && other !== undefined && gone(name) && !had.includes(other) ? name : undefined;
  };
  return { renamed, removed: had.filter((name, place) => gone(name) && renamed(place) === undefined), added: now.some((name, place) => !had.includes(name) && renamed(place) === undefined) };
};

/** Says how many items lose what they have under a name; of a category without items there is nothing to lose. */
const Lost = ({ before, name, how }: { readonly before: Category; readonly name: string; readonly how: 'renamed' | 'removed' }): ReactElement | null => {
  const translate = useTranslate();
  const items = useItemsOf(before.id) ?? 0;
  return items > 0 ? <Notice>{translate(`resources.categories.notes.${how}`, { smart_count: items, count: formatDecimal(items), name })}</Notice> : null;
};
const Renamed = ({ before, place }: { readonly before: Category; readonly place: number }): ReactElement | null => {
  const name = useChanged(before).renamed(place);
  return name === undefined ? null : <Lost before={before} name={name} how="renamed" />;
};
const renamedIn = (before: Category) => (place: number): ReactElement => <Renamed before={before} place={place} />;
const Removed = ({ before }: { readonly before: Category }): ReactElement => <>{useChanged(before).removed.map((name) => <Lost key={name} before={before} name={name} how="removed" />)}</>;

/** The attributes, and what items lose with a name: at its row, below the list where the row is gone. */
const Attributes = (props: InputProps & FormSlotProps<Category>): ReactElement | null => {
  const { before } = props;
  const Input = inputKinds[props.leaf.kind];
  return Input && (before ? <><Input {...props} below={renamedIn(before)} /><Removed before={before} /></> : <Input {...props} />);
};
/** Items of a category that gets more attributes lack them. */
const Added = ({ before }: FormSlotProps<Category>): ReactElement | null => {
  const translate = useTranslate();
  const { added } = useChanged(before);
  return before && added ? <Notice>{translate('resources.categories.notes.attributesAdded')}</Notice> : null;
};

export const categoriesForm = defineForm<typeof declared>({ input: { attributes: Attributes }, after: Added });
