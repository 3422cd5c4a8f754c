import { useTranslate } from 'ra-core';
import type { mobileNotifications as declared } from '#resources/mobile-notifications.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { fieldKinds, useFormat, type CellProps } from '#src/fields/index.ts';
import type { FilterProps } from '#src/fields/types.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';

type Drawn = Omit<CellProps, 'record'> & { readonly record: { readonly id: number; readonly state?: string | null; readonly failure?: string | null; readonly failure_status?: number | null } };
const words = 'resources.mobile-notifications';

/** Those that wait, or those that went out. */
const Which = ({ label, value, onChange }: FilterProps) => {
  const translate = useTranslate();
  const sent = value === true;
  return (
    <label className="ad-switched">
      <span className={sent ? undefined : 'ad-on'}>{translate(`${words}.notes.scheduled`)}</span>
      <input type="checkbox" role="switch" className="ad-switch" aria-label={label} aria-checked={sent} checked={sent} onChange={({ target }) => onChange(target.checked ? true : undefined)} />
      <span className={sent ? 'ad-on' : undefined}>{translate(`${words}.notes.sent`)}</span>
    </label>
  );
};

const has = ({ record, leaf }: Drawn) => typeof (record as Readonly<Record<string, unknown>>)[leaf.path] === 'string';
const Moment = ({ record, ...rest }: Drawn) => <fieldKinds.instant.View {...rest} record={{ ...record }} />;
/** A moment beside the name of the zone whose clock shows it. */
const Zoned = (props: Drawn) => {
  const { timezone: zone } = useFormat();
  return <span className="ad-chips"><Moment {...props} />{has(props) && <span className="ad-muted">{zone}</span>}</span>;
};

/** What hinders it, with the answer of the push service where there was one. */
const useFailure = ({ failure, failure_status }: Drawn['record']): string | undefined => {
  const translate = useTranslate();
  return failure ? `${translate(`${words}.choices.failure.${failure}`)}${failure_status ? ` (${failure_status})` : ''}` : undefined;
};
/** In the list the state stands with the time, unless it waits for that, and the zone under it. */
const Planned = (props: Drawn) => {
  const { record, resource } = props;
  const { timezone: zone } = useFormat();
  const state = resource.leaf('state');
  const failure = useFailure(record);
  const translate = useTranslate();
  return (
    <span className="ad-two-lines">
      <span className="ad-chips">
        <Moment {...props} />
        {failure ? <StatusBadge tone={record.state === 'failed' ? 'error' : 'warning'} icon={record.state === 'failed' ? 'error' : 'pending'} title={failure}>{translate(`${words}.choices.state.${record.state ?? ''}`)}</StatusBadge>
          : state && record.state !== 'scheduled' && <fieldKinds.status.Cell leaf={state} resource={resource} record={{ ...record }} />}
      </span>
      {has(props) && <span className="ad-muted">{zone}</span>}
    </span>
  );
};
/** Long texts leave room for the time. */
const Short = ({ record, leaf }: Drawn) => {
  const text = String((record as Readonly<Record<string, unknown>>)[leaf.path] ?? '');
  return <span className="ad-clip ad-short" title={text}>{text}</span>;
};
const Failure = ({ record }: Drawn) => <>{useFailure(record)}</>;

/** Whether the zone of these times is the chosen arena's is said by its name. */
export const mobileNotifications = defineOverrides<typeof declared>({
  list: { filter: { sent: Which }, cell: { title: Short, text: Short, scheduled_at: Planned } },
  show: {
    view: { scheduled_at: Zoned, sent_at: Zoned, failure: Failure },
    sections: (record) => [
      { title: `${words}.sections.general`, paths: ['title', 'text', 'image', 'topics', 'platforms', ...(record.click_action ? (['click_action', 'action_link'] as const) : [])] },
      { title: `${words}.fields.state`, paths: ['state', ...(record.failure ? (['failure'] as const) : []), 'scheduled_at', 'sent_at', 'created_at'] },
    ],
  },
  form: async () => (await import('./mobile-notifications-form.tsx')).mobileNotificationsForm,
});
