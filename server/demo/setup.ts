import type { DemoArena } from '#server/demo/chain.ts';
import { seedPictures } from '#server/demo/pictures.ts';
import type { Seeding } from '#server/demo/records.ts';

const settings = [['dashboard', 'theme', 'Classic'], ['dashboard', 'language', 'en'], ['client', 'volume', '70'], ['client', 'overlay', 'on']] as const;
const avatars = ['Fox', 'Owl', 'Wolf', 'Dragon', 'Robot', 'Knight', 'Pirate', 'Wizard'] as const;
const skills = [['aim', 0.02], ['teamwork', 0.03], ['strategy', 0.05], ['racing', 0.02]] as const;
const day = 86_400;
const itemTypes = [
  ['Welcome coins', 'coin', 200, 0, true], ['Birthday coins', 'coin', 500, 30 * day, true], ['Happy hour', 'bonus', 10, 3600, true], ['Weekend bonus', 'bonus', 20, 2 * day, true], ['Summer bonus', 'bonus', 15, 7 * day, false],
] as const;
const achievementGroups = [['First steps', true], ['Regulars', true], ['Tournaments', true], ['Halloween', false]] as const;
const questGroups = [['Daily', true], ['Weekly', true], ['Season 1', false]] as const;

/** What a demo achievement gives: name, group, type, event, coins, experience, chest, how many it asks for. */
const achievements = [
  ['First visit', 'First steps', 'simple', 'session', 50, 100, null, 1], ['First drink', 'First steps', 'simple', 'purchase', 20, 50, null, 1], ['Three friends', 'First steps', 'simple', 'win_with_friend', 100, 200, 'bronze', 3],
  ['Five days in a row', 'Regulars', 'recurrent', 'session', 200, 500, 'silver', 1], ['Friend of the house', 'Regulars', 'and', 'instagram_follow', 80, 150, null, 1], ['League player', 'Tournaments', 'simple', 'ff_league_participation', 150, 400, 'silver', 1],
  ['Champion', 'Tournaments', 'simple', 'ff_competition_win', 500, 1500, 'gold', 1], ['Pumpkin carver', 'Halloween', 'simple', 'session', 50, 100, null, 1], ['Legend', 'Tournaments', 'simple', 'LEGEND', 1000, 5000, 'diamond', 1],
] as const;
const questTypes = [['Play two hours', 'session', 2, 30], ['Buy a snack', 'purchase', 1, 15], ['Win with a friend', 'win_with_friend', 1, 40], ['Visit with your other half', 'significant_other_visit', 1, 25]] as const;

const leaf = (context: string, strategy: string, value: number) => ({ type: 'leaf', context, strategy, value });
const seedCompetitions = async ({ make, now }: Seeding): Promise<void> => {
  const groups = new Map<string, number>();
  for (const [name, active] of achievementGroups) groups.set(name, (await make('achievement-groups', { name, active })).id);
  for (const [name, group, type, context, coins, experience, chest, value] of achievements) {
    await make('achievements', {
      name, description: null, active: group !== 'Halloween', points: coins / 10, task: null, group_id: groups.get(group), type, contexts: [context], strategy: 'collect', value, data: null, rewards: { coins, experience, chest },
      ...(type === 'recurrent' ? { period: 1, unit: 'day', innerType: 'simple', count: 5, consecutive: true } : {}),
      ...(type === 'and' ? { conditions: { type: 'and', children: [leaf('instagram_follow', 'equal', 1), { type: 'or', children: [leaf('tiktok_follow', 'equal', 1), leaf('session', 'collect', 3)] }] } } : {}),
    });
  }
  const types: number[] = [];
  for (const [name, context, value, coins] of questTypes) types.push((await make('quest-types', { name, active: true, strategy: 'collect', value, contexts: [context], rewards: { coins, experience: coins, chest: null } })).id);
  const daily: number[] = [];
  for (const [name, active] of questGroups) daily.push((await make('quest-groups', { name, active })).id);
  const pool = (pool_type: string, ...weights: readonly number[]) => ({ pool_type, quest_types: weights.map((weight, i) => ({ quest_type: types[i], weight })) });
  await make('quests', { name: 'Day by day', kind: 'daily', group_id: daily[0], active: true, strategy: 'collect', contexts: ['session'], pools: [pool('daily', 5, 3, 1)], rewards: [{ coins: 20, experience: 50, chest: null }] });
  await make('quests', { name: 'The long week', kind: 'weekly', group_id: daily[1], active: true, strategy: 'collect', contexts: ['session', 'purchase'], pools: [pool('weekly', 2, 2, 2, 1)], rewards: [{ coins: 100, experience: 300, chest: 'silver' }], expiryDatetime: new Date(now().getTime() + 60 * 86_400_000).toISOString() });
  await make('quests', { name: 'Season opener', kind: 'monthly', group_id: daily[2], active: false, strategy: 'compareDays', contexts: ['session'], pools: [], rewards: [] });
};

/** Four computers and two consoles in each arena, six and four in every third. */
const devicesOf = ({ id, name }: DemoArena, index: number) => {
  const [computers, consoles] = index % 3 === 0 ? [6, 4] : [4, 2];
  const slug = name.normalize('NFD').replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase();
  return [...Array.from({ length: computers }, (_, i) => `pc${i + 1}`), ...Array.from({ length: consoles }, (_, i) => `ps${i + 1}`)].map((hostname) => ({
    hostname, peerId: `${slug}-${hostname}`, publicKey: `-----BEGIN PUBLIC KEY-----\n${Buffer.from(`${slug} ${hostname} `.repeat(4)).toString('base64')}\n-----END PUBLIC KEY-----`, arena_id: id,
  }));
};

/** What stands around the chain: setting definitions, avatars, skills, kinds of inventory, groups, and the devices of every arena that is open. */
export async function seedSetup(seeding: Seeding, arenas: readonly DemoArena[]): Promise<void> {
  const { make } = seeding;
  for (const [namespace, key, defaultValue] of settings) await make('settings', { namespace, key, defaultValue });
  const pictures = await seedPictures(seeding, 'core', avatars.length);
  for (const [i, name] of avatars.entries()) await make('avatars', { url: pictures[i], name, key: name.toLowerCase() });
  for (const [code, value] of skills) await make('skills', { code, value });
  for (const [name, type, default_amount, default_duration, active] of itemTypes) await make('inventory-item-types', { name, type, default_amount, default_duration, active });
  await seedCompetitions(seeding);
  for (const [i, arena] of arenas.entries()) if (!arena.bare) for (const device of devicesOf(arena, i)) await make('devices', device);
}
