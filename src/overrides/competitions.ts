import type { Departures } from '#src/engine/overrides.ts';
import { sisterLists } from './sister-lists.tsx';

const ofAchievements: Departures = { list: { before: sisterLists('achievements', 'achievement-groups') } };
const ofQuests: Departures = { list: { before: sisterLists('quests', 'quest-types', 'quest-groups') } };

/** Groups and kinds stand beside what they sort, not in the menu. */
export const competitions = { achievements: ofAchievements, 'achievement-groups': ofAchievements, quests: ofQuests, 'quest-types': ofQuests, 'quest-groups': ofQuests } as const;
