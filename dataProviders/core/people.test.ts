import { describe, expect, it } from 'vitest';
import { registry } from '#resources/index.ts';
import { providerAt } from '#tests/contract/vocabulary/recorder.ts';
import { recording } from '#tests/support/recording.ts';

const recorder = recording();
const lines = () => recorder.seen.map((seen) => `${seen.method} ${seen.url}`);
const provider = () => providerAt(recorder, { registry });
const page = (...content: readonly object[]) => ({ json: { content, total_elements: content.length } });

describe('what services know of one user', () => {
  it('API-14 API-15 API-16 a reset answers until when, a decision the new status', async () => {
    recorder.answer({ json: { reset_password: { expires_at: '2026-11-29T10:00:00Z' } } }, { json: { status: 'APPROVED', version: 5 } }, { json: 'REJECTED' }, { json: {} });
    expect(await provider().resetPassword(7)).toBe('2026-11-29T10:00:00Z');
    expect(await provider().decideIdentity(7, 'approve', 4)).toEqual({ status: 'APPROVED', version: 5 });
    expect(await provider().decideIdentity(7, 'reject')).toEqual({ status: 'REJECTED' });
    await expect(provider().decideIdentity(7, 'reject')).rejects.toMatchObject({ code: 'unexpected' });
    expect(lines()).toEqual(['POST /api/core/users/7/reset-password', 'POST /api/core/users/7/identity/approve', 'POST /api/core/users/7/identity/reject', 'POST /api/core/users/7/identity/reject']);
    expect(recorder.seen.map(({ headers }) => headers['if-match'])).toEqual([undefined, '"4"', undefined, undefined]);
  });
  it('API-30 API-31 inventory and bonuses, distrusted', async () => {
    recorder.answer({ json: [{ name: 'Happy hour' }] }, { json: { legend_bonus: 0, rank_bonus: 0.15, reward_bonus: 0, subscription_bonus: 0 } }, { json: { rank_bonus: '15' } });
    expect(await provider().userInventory(7)).toEqual([{ name: 'Happy hour' }]);
    expect((await provider().userBonuses(7)).rank_bonus).toBe(0.15);
    await expect(provider().userBonuses(7)).rejects.toMatchObject({ code: 'unexpected' });
    expect(lines()).toEqual(['GET /api/gamification/legacy/users/7/items', 'GET /api/gamification/users/7/bonus', 'GET /api/gamification/users/7/bonus']);
  });
  it('API-34 API-35 API-41 API-48 progress, and who has it', async () => {
    recorder.answer(page({ id: 1 }));
    await provider().userAchievements(7);
    await provider().userQuests(7);
    expect(await provider().progressUsers('quests', 3, 2, 5)).toEqual({ data: [{ id: 1 }], total: 1 });
    expect(lines()).toEqual(['GET /api/achievements/users/7/achievements?size=100&view=true', 'GET /api/achievements/users/7/quests?size=100&view=true', 'GET /api/achievements/quests/3/users?size=5&page=1']);
  });
  it('API-36 an award goes out under its key, and its outcome is asked for by it', async () => {
    recorder.answer({ json: { completed: ['Legend'] } }, { json: { state: 'done', result: { completed: ['Legend'] } } }, { json: { state: 'maybe' } });
    expect(await provider().award({ user_id: 7, username: 'ana', events: [{ context: 'LEGEND', data: { value: 1 } }] }, 'key-12345678')).toEqual(['Legend']);
    expect(recorder.seen[0]?.headers['idempotency-key']).toBe('key-12345678');
    expect(recorder.seen[0]?.body).toEqual({ user_id: 7, username: 'ana', events: [{ context: 'LEGEND', data: { value: 1 } }] });
    expect(await provider().awardOutcome('key-12345678')).toEqual({ state: 'done', result: ['Legend'] });
    await expect(provider().awardOutcome('key-12345678')).rejects.toMatchObject({ code: 'unexpected' });
    expect(lines()).toEqual(['POST /api/achievements/events', 'GET /api/achievements/outcomes/key-12345678', 'GET /api/achievements/outcomes/key-12345678']);
  });
  it('API-49 USER-21 subscriptions come newest first, whatever the order of the service', async () => {
    recorder.answer({ json: [{ id: 1, created_at: '2026-01-01T00:00:00Z' }, { id: 2, created_at: '2026-05-01T00:00:00Z' }] });
    expect((await provider().userSubscriptions(7)).map(({ id }) => id)).toEqual([2, 1]);
  });
  it('API-52 API-53 USER-26 USER-27 tops within two days; games by the key repeated', async () => {
    recorder.answer({ json: [] });
    const days = ['2025-11-28', '2026-11-28'] as const;
    await provider().mostPlayed(7, days);
    await provider().mostSold(7, days);
    recorder.answer({ json: { data: [{ id: 4, name: 'Chess' }], metadata: { page: 0, size: 2, count: 1 } } });
    expect(await provider().gamesByIds([4, 5])).toEqual([{ id: 4, name: 'Chess' }]);
    expect(await provider().gamesByIds([])).toEqual([]);
    const time = 'user_id=7&start_date=2025-11-28&end_date=2026-11-28';
    expect(lines()).toEqual([`GET /api/kpi/op-dashboard/games/most-played-by-user?${time}`, `GET /api/kpi/op-dashboard/sales/most-sold-to-user?${time}`, 'GET /api/arena-hub/games?game_ids=4&game_ids=5&size=2']);
  });
});
