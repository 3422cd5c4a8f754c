import { useTranslate } from 'ra-core';
import type { categories as declared } from '#resources/categories.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Notice } from './Notice.tsx';

const Reassign = () => <Notice>{useTranslate()('resources.categories.notes.reassign')}</Notice>;

export const categories = defineOverrides<typeof declared>({
  form: async () => (await import('./categories-form.tsx')).categoriesForm,
  remove: { body: Reassign },
});
