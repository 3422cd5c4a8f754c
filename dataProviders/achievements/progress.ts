import { listOf } from '#dataProviders/adapter/answer-lists.ts';
import { pagings } from '#dataProviders/adapter/paging.ts';
import { unexpectedFrom } from '#dataProviders/adapter/parts.ts';
import type { CallOutcome, Calls, Client, ProgressUser, UserProgress } from '#dataProviders/adapter/types.ts';

const unexpected = unexpectedFrom('achievements');
const whole = { size: 100, view: true };
const namesIn = (json: unknown): readonly string[] => {
  const { completed } = (json ?? {}) as { readonly completed?: unknown };
  return Array.isArray(completed) ? completed.map(String) : [];
};

/**
 * How far players are, and what moves them:
 *
 *     userAchievements  GET  /users/{id}/achievements?size=100&view=true
 *     userQuests        GET  /users/{id}/quests?size=100&view=true
 *     progressUsers     GET  /achievements/achievements/{id}/users, /achievements/quests/{id}/users
 *     award             POST /events {user_id, username, events}, under a key
 *     awardOutcome      GET  /outcomes/{key}
 */
export const progressCalls = (client: Client): Pick<Calls, 'userAchievements' | 'userQuests' | 'progressUsers' | 'award' | 'awardOutcome'> => {
  const get = async (path: string, query: Readonly<Record<string, string | number | boolean>>, signal?: AbortSignal) => (await client.call({ service: 'achievements', path, query, ...(signal ? { signal } : {}) })).json;
  return {
    userAchievements: async (user, signal) => listOf<UserProgress>(await get(`/users/${user}/achievements`, whole, signal), unexpected),
    userQuests: async (user, signal) => listOf<UserProgress>(await get(`/users/${user}/quests`, whole, signal), unexpected),
    progressUsers: async (of, id, page, size, signal) => {
      const json = await get(`/achievements/${of}/${id}/users`, { size, page: page - 1 }, signal);
      return { data: listOf<ProgressUser>(json, unexpected), total: Number(pagings.P0.total(json)) };
    },
    award: async (award, key) => namesIn((await client.call({ service: 'achievements', path: '/events', method: 'POST', body: award, key })).json),
    awardOutcome: async (key) => {
      const { json } = await client.call({ service: 'achievements', path: `/outcomes/${key}` });
      const { state, result } = (json ?? {}) as { readonly state?: unknown; readonly result?: unknown };
      if (state !== 'done' && state !== 'refused' && state !== 'unseen') throw unexpected('an outcome that is none');
      return (state === 'done' ? { state, result: namesIn(result) } : { state }) satisfies CallOutcome;
    },
  };
};
