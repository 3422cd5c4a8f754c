import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import type { categories as declared } from '#resources/categories.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { Notice } from './Notice.tsx';

/** Items of a category that gets more attributes lack them. */
const Added = ({ before }: FormSlotProps<{ readonly attributes?: unknown }>) => {
  const translate = useTranslate();
  const now: unknown = useWatch({ name: 'attributes' });
  const had = Array.isArray(before?.attributes) ? before.attributes.length : 0;
  return before && Array.isArray(now) && now.length > had ? <Notice>{translate('resources.categories.notes.attributesAdded')}</Notice> : null;
};

export const categoriesForm = defineForm<typeof declared>({ after: Added });
