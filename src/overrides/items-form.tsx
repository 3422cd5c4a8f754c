import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import type { globalItems as chain, items as declared } from '#resources/items.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { brokenVariants, chosenVariants, seenStock, VariantsInput } from '#src/features/items/index.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps } from '#src/fields/types.ts';

/** Given once, when the item is made. */
const givenOnce = (kind: 'text' | 'reference') => {
  const Given = (props: InputProps): ReactElement | null => {
    const translate = useTranslate();
    const Input = inputKinds[kind];
    const fixed = props.operation === 'update';
    return Input && <Input {...props} disabled={props.disabled === true || fixed} reason={fixed ? translate('engine.reason.fixed') : props.reason} />;
  };
  return Given;
};
const input = { name: givenOnce('text'), category: givenOnce('reference'), variants: (props: InputProps & FormSlotProps<object>) => <VariantsInput {...props} before={props.before && { ...props.before }} /> };

export const itemsForm = defineForm<typeof declared>({ input, violations: brokenVariants, refused: seenStock, prepare: (values, { arena }) => chosenVariants(values, arena !== null) });
export const globalItemsForm = defineForm<typeof chain>({ input, violations: brokenVariants, refused: seenStock, prepare: (values) => chosenVariants(values, false) });
