import type { ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { SeenPart, ServiceProvider } from '#dataProviders/types.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import { fieldLabel } from '#src/engine/rules.ts';
import type { Row } from '#src/fields/types.ts';
import { baseRateRules } from './rules.ts';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

/** The rate as it was seen goes with the one typed. */
const valuesOf = (seen: SeenPart<number> | null): Row => ({ seen, base_rate: seen?.value ?? null });

/** What an hour of play costs here before bonuses, in coins. */
export const BaseRate = ({ resource, arena, parts, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const reason = useNotYet(arena);
  const form = useCallForm({
    rules: baseRateRules, start: valuesOf(parts.baseRate), done: 'arenaEditor.saved.baseRate', failed: 'arenaEditor.failed.baseRate',
    theirs: (current) => valuesOf(current as unknown as SeenPart<number>),
    run: async ({ base_rate }, { seen }) => {
      if (!arena) return undefined;
      const saved = await provider.saveArenaBaseRate(Number(arena.id), Number(base_rate), seen as SeenPart<number>);
      onSaved(arena, 'update');
      return valuesOf(saved);
    },
  });
  useDirty('baseRate', onDirty, form.subscribe, form.unsaved);
  return <CallFields form={form} rules={baseRateRules} label={({ path }) => fieldLabel(resource, path, translate)} help={() => translate('arenaEditor.baseRateHelp')} reason={reason} foot={<SaveSection saving={form.saving} reason={reason} />} />;
};
