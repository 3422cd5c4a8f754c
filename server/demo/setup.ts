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
  for (const [name, active] of achievementGroups) await make('achievement-groups', { name, active });
  for (const [name, active] of questGroups) await make('quest-groups', { name, active });
  for (const [i, arena] of arenas.entries()) if (!arena.bare) for (const device of devicesOf(arena, i)) await make('devices', device);
}
