import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { orderStatuses, statesAfter } from '#resources/domain/order-status.ts';
import type { orders as declared } from '#resources/orders.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps } from '#src/fields/types.ts';
import { Notice } from './Notice.tsx';

type Before = { readonly status?: unknown; readonly invoiced?: unknown };
/** Where the order may go from where it stands, and nothing else. */
const Status = ({ before, ...props }: InputProps & FormSlotProps<Before>) => {
  const Choose = inputKinds.status;
  const typed: unknown = useWatch({ name: props.source });
  // One that was chosen before somebody else moved the order stands there by its name until another is chosen.
  const choices = orderStatuses.filter((status) => status === before?.status || status === typed || statesAfter(before?.status).includes(status));
  return Choose && <Choose {...props} leaf={{ ...props.leaf, meta: { ...props.leaf.meta, choices } }} />;
};

/** The till alone makes invoices: whoever calls an order paid that has none is told so before it is saved. */
const Uninvoiced = ({ before }: FormSlotProps<Before>) => {
  const translate = useTranslate();
  const status: unknown = useWatch({ name: 'status' });
  return status === 'paid' && before?.status !== 'paid' && before?.invoiced !== true ? <Notice>{translate('resources.orders.notes.noInvoice')}</Notice> : null;
};

export const ordersForm = defineForm<typeof declared>({ input: { status: Status }, after: Uninvoiced });
