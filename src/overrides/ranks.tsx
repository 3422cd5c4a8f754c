import type { ranks as declared } from '#resources/ranks.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Notice } from './Notice.tsx';
import { type Band, useLeft } from './rank-left.ts';

/** What a rank leaves behind: experience without one, or the users who stand in the way of deleting it. */
const Left = ({ record }: { readonly record: Band }) => {
  const left = useLeft(record, 'held');
  return left.length > 0 ? <Notice>{left.join(' ')}</Notice> : null;
};

export const ranks = defineOverrides<typeof declared>({ form: async () => (await import('./ranks-form.tsx')).ranksForm, remove: { body: Left } });
