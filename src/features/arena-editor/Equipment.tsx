import type { ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import { same } from '#src/engine/draft.ts';
import { uploadPending, useSurroundings } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { equipmentRules } from './rules.ts';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

const rowsOf = (values: Row): readonly Row[] => (Array.isArray(values.equipment) ? (values.equipment as readonly Row[]) : []);
const bodyOf = ({ name = null, image = null, description = null }: Row): Row => ({ name, image, description });

/** What the arena offers. Nothing is removed, added or changed before the section is saved; then each by its own call. */
export const Equipment = ({ arena, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const { upload } = useSurroundings();
  const reason = useNotYet(arena);
  const start = { equipment: Array.isArray(arena?.equipment) ? arena.equipment : [] };
  const form = useCallForm({
    rules: equipmentRules, start, done: 'engine.arenaEditor.saved.equipment', failed: 'engine.arenaEditor.failed.equipment',
    run: async (_body, typed) => {
      if (!arena) return undefined;
      const before = rowsOf(form.kept);
      const values = await uploadPending(typed, equipmentRules.leaves, upload);
      const rows = rowsOf(values);
      for (const { id } of before) if (!rows.some((row) => row.id === id)) await provider.removeEquipment(Number(id));
      const saved: Row[] = [];
      for (const row of rows) {
        const old = before.find(({ id }) => id === row.id);
        const id = typeof row.id === 'number' ? row.id : null;
        saved.push(old && same(bodyOf(old), bodyOf(row)) ? row : await provider.saveArenaPlace('equipment', id, Number(arena.id), bodyOf(row)));
      }
      onSaved(arena, 'update');
      return { equipment: saved };
    },
  });
  useDirty('equipment', onDirty, form.subscribe, form.unsaved);
  const label = ({ path }: { readonly path: string }) => translate(`engine.arenaEditor.sections.${path}`);
  return <div className="ad-named-above"><CallFields form={form} rules={equipmentRules} label={label} reason={reason} foot={<SaveSection saving={form.saving} reason={reason} />} /></div>;
};
