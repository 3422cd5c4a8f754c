import { orderStatuses, statesAfter } from '#resources/domain/order-status.ts';
import type { orders as declared } from '#resources/orders.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps } from '#src/fields/types.ts';

/** Where the order may go from where it stands, and nothing else. */
const Status = ({ before, ...props }: InputProps & FormSlotProps<{ readonly status?: unknown }>) => {
  const Choose = inputKinds.status;
  const choices = orderStatuses.filter((status) => status === before?.status || statesAfter(before?.status).includes(status));
  return Choose && <Choose {...props} leaf={{ ...props.leaf, meta: { ...props.leaf.meta, choices } }} />;
};

export const ordersForm = defineForm<typeof declared>({ input: { status: Status } });
