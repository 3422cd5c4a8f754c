import { useWatch } from 'react-hook-form';
import type { events as declared } from '#resources/events.ts';
import { defineForm } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps } from '#src/fields/types.ts';

/** The calendar of the end begins at the start. */
const Ends = (props: InputProps) => {
  const starts: unknown = useWatch({ name: 'starts_at' });
  const Input = inputKinds.dateTime;
  const leaf = typeof starts === 'string' ? { ...props.leaf, options: { ...props.leaf.options, min: starts.slice(0, 10) } } : props.leaf;
  return Input && <Input {...props} leaf={leaf} />;
};

export const eventsForm = defineForm<typeof declared>({ input: { ends_at: Ends } });
