import type { ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import { fieldLabel } from '#src/engine/rules.ts';
import { baseRateRules } from './rules.ts';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

/** What an hour of play costs here before bonuses, in coins. */
export const BaseRate = ({ resource, arena, parts, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const reason = useNotYet(arena);
  const form = useCallForm({
    rules: baseRateRules, start: { base_rate: parts.baseRate }, done: 'arenaEditor.saved.baseRate', failed: 'arenaEditor.failed.baseRate',
    run: async ({ base_rate }) => {
      if (!arena) return;
      await provider.saveArenaBaseRate(Number(arena.id), Number(base_rate));
      onSaved(arena, 'update');
    },
  });
  useDirty('baseRate', onDirty, form.subscribe, form.unsaved);
  return <CallFields form={form} rules={baseRateRules} label={({ path }) => fieldLabel(resource, path, translate)} help={() => translate('arenaEditor.baseRateHelp')} reason={reason} foot={<SaveSection saving={form.saving} reason={reason} />} />;
};
