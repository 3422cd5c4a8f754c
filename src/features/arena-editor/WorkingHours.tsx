import type { ReactElement } from 'react';
import { useDataProvider, useLocale, useTranslate } from 'ra-core';
import type { SeenPart, ServiceProvider, WorkingHours as Hours } from '#dataProviders/types.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { Row } from '#src/fields/types.ts';
import { weekdayName } from '#src/lib/format.ts';
import { hoursRules, weekdays } from './rules.ts';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

const Time = inputKinds.timeOfDay;
/** The part as it was seen goes with the values. */
const valuesOf = (seen: SeenPart<Hours> | null): Row => ({ seen, ...Object.fromEntries(weekdays.map((day) => [`d${day}`, { opening: seen?.value[day]?.[0] ?? null, closing: seen?.value[day]?.[1] ?? null }])) });
const pairsOf = (body: Row): Hours =>
  weekdays.map((day) => {
    const { opening = null, closing = null } = (body[`d${day}`] ?? {}) as { readonly opening?: string | null; readonly closing?: string | null };
    return [opening, closing] as const;
  });

/** When the arena is open, day by day; a day without times is closed. What could not be read starts empty. */
export const WorkingHours = ({ arena, parts, unread, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useDataProvider<ServiceProvider>();
  const reason = useNotYet(arena, unread);
  const form = useCallForm({
    rules: hoursRules, start: valuesOf(parts.workingHours), done: 'arenaEditor.saved.workingHours', failed: 'arenaEditor.failed.workingHours',
    also: (body) => pairsOf(body).flatMap(([opening, closing], day) => ((opening === null) === (closing === null) ? [] : [{ path: `d${day}.${opening === null ? 'opening' : 'closing'}`, rule: 'bothTimes' }])),
    theirs: (current) => valuesOf(current as unknown as SeenPart<Hours>),
    run: async (body, { seen }) => {
      if (!arena) return undefined;
      const saved = await provider.saveArenaWorkingHours(Number(arena.id), pairsOf(body), seen as SeenPart<Hours>);
      onSaved(arena, 'update');
      return valuesOf(saved);
    },
  });
  useDirty('workingHours', onDirty, form.subscribe, form.unsaved);
  const label = ({ path }: { readonly path: string }) => {
    const [day = '', side = ''] = path.split('.');
    return `${weekdayName(Number(day.slice(1)), locale)}: ${translate(`arenaEditor.fields.${side}`)}`;
  };
  const rows = (
    <div className="ad-hours">
      {weekdays.map((day) => (
        <fieldset key={day} className="ad-group ad-hours-day">
          <legend>{weekdayName(day, locale)}</legend>
          {(['opening', 'closing'] as const).map((side) => {
            const leaf = hoursRules.leaf(`d${day}.${side}`);
            return leaf && Time && <Time key={side} leaf={leaf} resource={hoursRules} source={leaf.source} label={translate(`arenaEditor.fields.${side}`)} required={false} operation="update" disabled={reason !== undefined} reason={reason} />;
          })}
        </fieldset>
      ))}
    </div>
  );
  return <CallFields form={form} rules={hoursRules} label={label} reason={reason} inputs={rows} foot={<SaveSection saving={form.saving} reason={reason} />} />;
};
