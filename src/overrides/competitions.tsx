import { Suspense } from 'react';
import { useDataProvider, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { achievements as declared, leftToConditions, rootOf } from '#resources/achievements.ts';
import { useGoesAlong } from '#src/engine/dialog/goes-along.ts';
import { defineOverrides, type Departures } from '#src/engine/overrides.ts';
import { ProgressUsers } from '#src/features/user-view/index.ts';
import { Notice } from './Notice.tsx';
import { sisterLists } from './sister-lists.tsx';
import { Uncounted } from './Uncounted.tsx';

/** Who has begun it, below the record. */
const usersOf = (of: 'achievements' | 'quests') => {
  const Users = ({ record }: { readonly record: Readonly<Record<string, unknown>> }) => <Suspense fallback={null}><ProgressUsers of={of} id={Number(record.id)} /></Suspense>;
  return Users;
};
/** Whose progress goes with it. */
const lostOf = (of: 'achievements' | 'quests') => {
  const Lost = ({ record }: { readonly record: Readonly<Record<string, unknown>> }) => {
    const translate = useTranslate();
    const provider = useDataProvider<ServiceProvider>();
    const id = Number(record.id);
    const progress = useGoesAlong(['progress', of, id], (signal) => provider.progressUsers(of, id, 1, 1, signal));
    const count = progress.data?.total ?? 0;
    return count > 0 ? <Notice>{translate('people.progressLost', { smart_count: count })}</Notice> : <Uncounted of={[progress]} />;
  };
  return Lost;
};
const groups = { list: { before: sisterLists('achievements', 'achievement-groups') } } as const;
const questParts: Departures = { list: { before: sisterLists('quests', 'quest-types', 'quest-groups') } };

/** The sections of the form, without what this type does not ask for. */
const sections = (goal: { readonly type?: unknown; readonly innerType?: unknown }) =>
  Object.entries(declared.form).map(([name, paths]) => ({ title: `resources.achievements.sections.${name}`, paths: paths.filter((path) => !leftToConditions(rootOf(goal)).includes(path)) }));

/** Groups and kinds stand beside what they sort, not in the menu. */
export const competitions = {
  achievements: defineOverrides<typeof declared>({ ...groups, show: { sections, after: usersOf('achievements') }, remove: { body: lostOf('achievements') }, form: async () => (await import('./achievements-form.tsx')).achievementsForm }), 'achievement-groups': groups,
  quests: { ...questParts, show: { after: usersOf('quests') }, remove: { body: lostOf('quests') } }, 'quest-types': questParts, 'quest-groups': questParts,
} as const satisfies Readonly<Record<string, Departures>>;
