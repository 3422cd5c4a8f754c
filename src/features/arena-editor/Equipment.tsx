import type { ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import { same } from '#src/engine/same.ts';
import { failureOf } from '#src/engine/failure.ts';
import { uploadPending, useSurroundings } from '#src/fields/index.ts';
import type { Row } from '#src/fields/types.ts';
import { equipmentRules } from './rules.ts';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

const rowsOf = (values: Row): readonly Row[] => (Array.isArray(values.equipment) ? (values.equipment as readonly Row[]) : []);
/** An editor that is drawn makes an empty text of nothing. */
const bodyOf = ({ name = null, image = null, description }: Row): Row => ({ name, image, description: description || null });

/** What the arena offers. Nothing is removed, added or changed before the section is saved; then each by its own call. */
export const Equipment = ({ arena, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const { upload } = useSurroundings();
  const reason = useNotYet(arena);
  const start = { equipment: Array.isArray(arena?.equipment) ? arena.equipment : [] };
  const form = useCallForm({
    rules: equipmentRules, start, done: 'arenaEditor.saved.equipment', failed: 'arenaEditor.failed.equipment',
    run: async (_body, typed, goOn) => {
      if (!arena) return undefined;
      let stored = rowsOf(form.kept);
      let shown = rowsOf(await uploadPending(typed, equipmentRules.leaves, upload));
      /** Where somebody else changed a piece, theirs is known from here on, beside all that is stored. Null: they removed it. */
      const tellTheirs = (old: Row | undefined) => (error: unknown): null => {
        const { status, code, current } = failureOf(error);
        if (old && status === 404) {
          stored = stored.filter((one) => one !== old);
          return null;
        }
        if (code !== 'stale' || !current) throw error;
        stored = stored.map((one) => (one === old ? current : one));
        throw Object.assign(error as Error, { current: { equipment: stored } });
      };
      const lost: Violation[] = [];
      try {
        for (const [i, row] of shown.entries()) {
          const old = stored.find(({ id }) => id === row.id);
          if (old && same(bodyOf(old), bodyOf(row))) continue;
          const saved = await provider.saveArenaPlace('equipment', old ? Number(old.id) : null, Number(arena.id), bodyOf(row), old?.version).catch(tellTheirs(old));
          // What was typed into a piece that is gone stays, as a new one.
          shown = shown.with(i, saved ?? bodyOf(row));
          if (saved === null) lost.push({ path: `equipment.${i}.name`, rule: 'gone' });
          else stored = old ? stored.map((one) => (one === old ? saved : one)) : [...stored, saved];
        }
        if (lost.length > 0) throw Object.assign(new Error('gone'), { status: 409, sentence: translate('rules.gone'), violations: lost });
        // What was taken out goes last: a refusal of the others takes nothing away.
        for (const gone of stored.filter(({ id }) => !shown.some((row) => row.id === id))) {
          await provider.removeEquipment(Number(gone.id), gone.version).catch(tellTheirs(gone));
          stored = stored.filter((one) => one !== gone);
        }
      } catch (error) {
        goOn({ equipment: stored }, { equipment: shown });
        throw error;
      }
      onSaved(arena, 'update');
      return { equipment: shown };
    },
  });
  useDirty('equipment', onDirty, form.subscribe, form.unsaved);
  const label = ({ path }: { readonly path: string }) => translate(`arenaEditor.sections.${path}`);
  return <div className="ad-named-above"><CallFields form={form} rules={equipmentRules} label={label} reason={reason} foot={<SaveSection saving={form.saving} reason={reason} />} /></div>;
};
