import { useGetOne, useTranslate } from 'ra-core';
import { useEffect, type ReactElement } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { processTypes, type paymentMethods as declared } from '#resources/payment-methods.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps, Row } from '#src/fields/types.ts';
import { Notice } from './Notice.tsx';

interface ArenaWithMethods {
  readonly id: number;
  readonly payment_methods?: readonly { readonly payment_method: { readonly process_type: string } }[];
}
/** The ways to pay that the arena of the form does not have yet; null before an arena is chosen or its methods are known. */
const useMissing = (resource: Resource): readonly string[] | null => {
  const arena: unknown = useWatch({ name: resource.leaf('arena')?.source ?? 'arena' });
  // Read anew: one may just have been taken away.
  const { data, isFetching } = useGetOne<ArenaWithMethods>('arenas', { id: Number(arena) }, { enabled: typeof arena === 'number', staleTime: 0 });
  const had = isFetching ? undefined : data?.payment_methods?.map(({ payment_method }) => payment_method.process_type);
  return had ? processTypes.filter((type) => !had.includes(type)) : null;
};

const MissingMethods = (props: InputProps & FormSlotProps<object>): ReactElement | null => {
  const { leaf, source, resource } = props;
  const { setValue } = useFormContext();
  const missing = useMissing(resource);
  const chosen: unknown = useWatch({ name: source });
  const gone = missing !== null && typeof chosen === 'string' && !missing.includes(chosen);
  // What was chosen for another arena is no choice in this one.
  useEffect(() => {
    if (gone) setValue(source, null);
  }, [gone, source, setValue]);
  const Choose = inputKinds.choice;
  return Choose && <Choose {...props} disabled={missing?.length === 0} leaf={{ ...leaf, meta: { ...leaf.meta, choices: missing ?? processTypes } }} />;
};
/** Offers what the arena does not have yet; a method that is there keeps what it is. */
const Method = (props: InputProps & FormSlotProps<object>): ReactElement | null => {
  const Choose = inputKinds.choice;
  return props.operation === 'create' ? <MissingMethods {...props} /> : Choose && <Choose {...props} />;
};

const Every = ({ resource }: { readonly resource: Resource }): ReactElement | null => {
  const translate = useTranslate();
  return useMissing(resource)?.length === 0 ? <Notice>{translate('resources.payment-methods.notes.every')}</Notice> : null;
};
const EveryMethod = ({ operation, resource }: FormSlotProps<Row>): ReactElement | null => (operation === 'create' ? <Every resource={resource} /> : null);

export const paymentMethodsForm = defineForm<typeof declared>({ input: { payment_method: Method }, before: EveryMethod });
