import type { ranks as declared } from '#resources/ranks.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { Notice } from './Notice.tsx';
import { type Band, useLeft } from './rank-left.ts';

const Left = ({ rank, holding }: { readonly rank: Band | null; readonly holding: 'without' | 'held' }) => {
  const left = useLeft(rank, holding);
  return left.length > 0 ? <Notice>{left.join(' ')}</Notice> : null;
};
/** What a rank leaves behind: experience without one, or the users who stand in the way of deleting it. */
const Deleted = ({ record }: { readonly record: Band }) => <Left rank={record} holding="held" />;
/** The same of one that is switched off together with others. */
const SwitchedOff = ({ record, value }: { readonly record: Band; readonly value: unknown }) => <Left rank={value === false ? record : null} holding="without" />;

export const ranks = defineOverrides<typeof declared>({ form: async () => (await import('./ranks-form.tsx')).ranksForm, remove: { body: Deleted }, bulk: { told: { active: SwitchedOff } } });
