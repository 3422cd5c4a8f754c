import type { ReactElement } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { useEngine } from '#src/engine/context.ts';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import type { Row } from '#src/fields/types.ts';
import { placeRules } from './rules.ts';
import { SaveSection, useNotYet } from './SaveSection.tsx';
import { type SectionProps, useDirty } from './section.ts';

/** A part that an arena has once: made by its first save, changed by the next ones. `part` is its name in the record. */
const placeSection = (name: 'address' | 'contact' | 'map', place: keyof typeof placeRules, part: 'address' | 'contact' | 'geo_map') => {
  const rules = placeRules[place];
  const PlaceSection = ({ arena, onSaved, onDirty }: SectionProps): ReactElement => {
    const translate = useTranslate();
    const provider = useDataProvider<ServiceProvider>();
    const reason = useNotYet(arena);
    const { country } = useEngine();
    const known = (arena?.[part] ?? {}) as Row;
    const there: Row = typeof known.id !== 'number' && name === 'address' ? { ...known, country_code: known.country_code ?? country } : known;
    const form = useCallForm({
      rules, start: { id: there.id, version: there.version, ...Object.fromEntries(rules.leaves.map(({ path }) => [path, there[path] ?? null])) }, done: `arenaEditor.saved.${name}`, failed: `arenaEditor.failed.${name}`,
      run: async (body, { id, version }) => {
        if (!arena) return undefined;
        const saved = await provider.saveArenaPlace(place, typeof id === 'number' ? id : null, Number(arena.id), body, version);
        onSaved(arena, 'update');
        return saved;
      },
    });
    useDirty(name, onDirty, form.subscribe, form.unsaved);
    return <CallFields form={form} rules={rules} label={({ path }) => translate(`arenaEditor.fields.${path}`)} reason={reason} foot={<SaveSection saving={form.saving} reason={reason} />} />;
  };
  return PlaceSection;
};
export const Address = placeSection('address', 'addresses', 'address');
export const Contact = placeSection('contact', 'contacts', 'contact');
export const GeoMap = placeSection('map', 'geo-maps', 'geo_map');
