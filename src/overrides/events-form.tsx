import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { events as declared } from '#resources/events.ts';
import { defineForm } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps } from '#src/fields/types.ts';
import { useZones } from './zones.ts';

/** A time on the walls of the chosen arenas, whose zones are named under it. */
const Starts = (props: InputProps) => {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: 'arena_ids' });
  const zones = useZones(Array.isArray(chosen) ? (chosen as readonly number[]) : []);
  const Input = inputKinds.dateTime;
  return Input && <Input {...props} help={zones.length > 0 ? translate(`resources.${props.resource.name}.notes.clock`, { zones: zones.join(', ') }) : props.help} />;
};
/** The calendar of the end begins at the start. */
const Ends = (props: InputProps) => {
  const starts: unknown = useWatch({ name: 'starts_at' });
  const leaf = typeof starts === 'string' ? { ...props.leaf, options: { ...props.leaf.options, min: starts.slice(0, 10) } } : props.leaf;
  return <Starts {...props} leaf={leaf} />;
};

export const eventsForm = defineForm<typeof declared>({ input: { starts_at: Starts, ends_at: Ends } });
