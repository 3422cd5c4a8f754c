import { useGetList, useTranslate } from 'ra-core';
import { useId, useMemo } from 'react';
import type { mobileNotifications as declared } from '#resources/mobile-notifications.ts';
import { admin, where } from '#resources/schema/index.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import { loaded } from '#src/fields/parts/loaded.ts';
import { Picker } from '#src/fields/parts/Picker.tsx';
import { useEngine } from '#src/engine/context.ts';
import { useFormat } from '#src/fields/context.ts';
import type { InputProps } from '#src/fields/types.ts';

interface Topic {
  readonly id: number;
  readonly name: string;
  readonly entity: string;
}
const words = 'resources.mobile-notifications';
const nothing = () => undefined;
/** Milliseconds: times are given to the minute. */
const minute = 60_000;

/** All platforms, not to be changed: a notification always goes to all of them, which is said for everybody to see. One that is there goes to those it names. */
const Platforms = ({ chosen }: { readonly chosen: readonly Topic[] | undefined }) => {
  const translate = useTranslate();
  const id = useId();
  const { data, isFetching } = useGetList<Topic>('topics', { pagination: { page: 1, perPage: loaded }, sort: { field: 'name', order: 'ASC' }, filter: {} });
  const always = translate('sending.platforms');
  const options = (chosen ?? (data ?? []).filter(({ entity }) => entity === 'platform')).map(({ id: value, name: label }) => ({ value, label }));
  return (
    <Picker props={{ label: translate(`${words}.fields.platforms`), required: false, reason: always, help: always }} bound={{ id, name: 'platforms', ref: nothing, error: null, left: nothing }}
      options={options} chosen={options} several loading={isFetching} onChoose={nothing} />
  );
};

/** Topics that are platforms are not among those one chooses. */
const withoutPlatforms = (leaf: Leaf): Leaf => ({
  ...leaf,
  options: { ...leaf.options, members: (caller) => where.all(where.not(where.is('entity', 'platform')), leaf.options.members?.(caller) ?? true) },
});
const Topics = (props: InputProps & FormSlotProps<{ readonly platforms?: unknown }>) => {
  const leaf = useMemo(() => withoutPlatforms(props.leaf), [props.leaf]);
  const translate = useTranslate();
  const { caller } = useEngine();
  const Input = inputKinds.references;
  // Only who needs to name none is told what that means.
  const help = admin(caller) ? [props.help, translate('sending.noTopic')].filter(Boolean).join(' ') : props.help;
  return <div className="ad-stacked">{Input && <Input {...props} leaf={leaf} help={help} required={!admin(caller)} />}<Platforms chosen={props.before ? (props.before.platforms as readonly Topic[] | undefined) : undefined} /></div>;
};

/** A time by the clock that is named under it, from today on. */
const Planned = (props: InputProps) => {
  const translate = useTranslate();
  const { timezone: zone } = useFormat();
  const leaf = useMemo(() => ({ ...props.leaf, options: { ...props.leaf.options, min: 'today' } }), [props.leaf]);
  const Input = inputKinds.instant;
  return Input && <Input {...props} leaf={leaf} help={translate(`${words}.help.scheduled_at`, { zone })} />;
};

export const mobileNotificationsForm = defineForm<typeof declared>({
  input: { topics: Topics, scheduled_at: Planned },
  also: ['sent'],
  // What the service asks for by its own clock, and what declared checks would only say once everything else is right.
  violations: ({ id, scheduled_at, topics }, { caller }) => [
    // One that is there may be due, and keeps its time.
    ...(id === undefined && typeof scheduled_at === 'string' && Date.parse(scheduled_at) < Math.floor(Date.now() / minute) * minute ? [{ path: 'scheduled_at', rule: 'past' }] : []),
    ...(!admin(caller) && !(Array.isArray(topics) && topics.length > 0) ? [{ path: 'notification.topics', rule: 'topicForStaff' }] : []),
  ],
  // What is left empty is said to be so.
  prepare: (values) => ({ ...values, image: values.image ?? null, click_action: values.click_action ?? null }),
  // Without a date it goes out at once, to everybody who is meant.
  submit: ({ scheduled_at }) => (scheduled_at ? undefined : `${words}.notes.sendNow`),
  // What is on the telephones stays there.
  asks: ({ scheduled_at, topics }) => (scheduled_at ? undefined : { title: 'sending.askNow', text: `sending.${Array.isArray(topics) && topics.length > 0 ? 'askTopics' : 'askAll'}` }),
  said: (saved) => (saved.sent ? 'sending.sentNow' : undefined),
});
