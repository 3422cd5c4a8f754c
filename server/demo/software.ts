import type { DemoArena } from '#server/demo/chain.ts';
import { seedPictures } from '#server/demo/pictures.ts';
import type { Seeding } from '#server/demo/records.ts';

/** Apps of the chain: name, what starts it, whether games are started through it, whether it is still offered. */
const apps = [
  ['Steam', 'C:\\Program Files (x86)\\Steam\\steam.exe', true, true], ['Epic Games Launcher', 'C:\\Program Files\\Epic Games\\Launcher\\EpicGamesLauncher.exe', true, true],
  ['Riot Client', 'C:\\Riot Games\\Riot Client\\RiotClientServices.exe', true, true], ['Battle.net', 'C:\\Program Files (x86)\\Battle.net\\Battle.net.exe', true, true],
  ['EA app', 'C:\\Program Files\\EA\\EADesktop.exe', true, true], ['Discord', 'C:\\Apps\\Discord\\Discord.exe', false, true], ['Google Chrome', 'C:\\Program Files\\Google\\Chrome\\chrome.exe', false, true],
  ['Spotify', 'C:\\Apps\\Spotify\\Spotify.exe', false, true], ['OBS Studio', 'C:\\Program Files\\obs-studio\\obs64.exe', false, true], ['TeamSpeak 3', 'C:\\Program Files\\TeamSpeak 3\\ts3client_win64.exe', false, false],
] as const;
/** Games of the chain: name, genre, the app that starts it, its process, whether it is still offered. */
const games = [
  ['Counter-Strike 2', 'Shooter', 'Steam', 'cs2.exe', true], ['Dota 2', 'MOBA', 'Steam', 'dota2.exe', true], ['League of Legends', 'MOBA', 'Riot Client', 'LeagueClient.exe', true],
  ['Valorant', 'Shooter', 'Riot Client', 'VALORANT.exe', true], ['Fortnite', 'Battle royale', 'Epic Games Launcher', 'FortniteClient.exe', true], ['Rocket League', 'Sports', 'Epic Games Launcher', 'RocketLeague.exe', true],
  ['Overwatch 2', 'Shooter', 'Battle.net', 'Overwatch.exe', true], ['World of Warcraft', 'Role-playing', 'Battle.net', 'Wow.exe', true], ['Apex Legends', 'Battle royale', 'EA app', 'r5apex.exe', true],
  ['EA Sports FC 26', 'Sports', 'EA app', 'FC26.exe', true], ['PUBG: Battlegrounds', 'Battle royale', 'Steam', 'TslGame.exe', true], ['Rainbow Six Siege', 'Shooter', 'Steam', 'RainbowSix.exe', true],
  ['Minecraft', 'Sandbox', null, 'Minecraft.exe', true], ['Grand Theft Auto V', 'Action', 'Steam', 'GTA5.exe', true], ['F1 25', 'Racing', 'Steam', 'F1_25.exe', true],
  ['Assetto Corsa', 'Racing', 'Steam', 'acs.exe', true], ['Baldur’s Gate 3', 'Role-playing', 'Steam', 'bg3.exe', true], ['Age of Empires IV', 'Strategy', 'Steam', 'RelicCardinal.exe', true],
  ['Tekken 8', 'Fighting', 'Steam', 'Polaris.exe', true], ['Heroes of the Storm', 'MOBA', 'Battle.net', 'Heroes.exe', false],
] as const;
const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
const process = (path: string) => path.split('\\').at(-1) ?? path;

interface Original {
  readonly id: number;
  readonly body: Readonly<Record<string, unknown>>;
}
const seedApps = async ({ make }: Seeding, pictures: readonly string[]): Promise<readonly Original[]> => {
  const made: Original[] = [];
  for (const [i, [name, path, launcher, active]] of apps.entries()) {
    const body = {
      name, slug: slugOf(name), active, image: pictures[i * 2], icon: pictures[i], description: `<p>${name}</p>`, tags: launcher ? ['launcher'] : ['tool'], path, procs: [process(path)], args: launcher ? '-silent' : null, settings: { autostart: launcher ? '1' : '0' },
    };
    made.push({ id: (await make('global-apps', body, 400 - i)).id, body });
  }
  return made;
};
const seedGames = async ({ make }: Seeding, pictures: readonly string[], launchers: readonly Original[]): Promise<readonly Original[]> => {
  const made: Original[] = [];
  for (const [i, [name, genre, launcher, exe, active]] of games.entries()) {
    const ids = launchers.filter(({ body }) => body.name === launcher).map(({ id }) => id);
    const body = {
      name, active, image: pictures[i], icon: pictures[(i + 7) % pictures.length], background: pictures[(i + 3) % pictures.length], description: `<p><strong>${name}</strong></p>`, video: null, genre, genres: [genre], tags: i < 5 ? ['popular'] : [],
      path: `D:\\Games\\${slugOf(name)}\\${exe}`, procs: [exe], args: null, exec: null, preExec: null, postExec: null, launchers: ids,
    };
    made.push({ id: (await make('global-games', body, 380 - i)).id, body });
  }
  return made;
};

/**
 * The catalogue, and what each open arena has of it: most games in an order of its own (an arena begins where the one before it did not), most apps. One game in each is
 * switched off there.
 */
export async function seedSoftware(seeding: Seeding, arenas: readonly DemoArena[]): Promise<void> {
  const { make } = seeding;
  const pictures = await seedPictures(seeding, 'arenas', games.length);
  const originals = { apps: await seedApps(seeding, pictures), games: [] as readonly Original[] };
  originals.games = await seedGames(seeding, pictures, originals.apps);
  for (const [n, arena] of arenas.entries()) {
    if (arena.bare) continue;
    const own = new Map<unknown, number>();
    const installed = originals.apps.filter(({ body }, i) => body.active && i !== 5 + (n % 4));
    for (const [i, { id, body }] of installed.entries()) own.set(id, (await make('apps', { ...body, arena_id: arena.id, global_id: id, active: i !== 6, display_order: i + 1 }, 300 - n)).id);
    const offered = originals.games.filter(({ body }, i) => body.active && (i + n) % 7 !== 6);
    const order = offered.map((_, i) => offered[(i + n * 3) % offered.length]).flatMap((game) => game ?? []);
    for (const [i, { id, body: { launchers, ...body } }] of order.entries()) {
      const app_ids = (launchers as readonly number[]).flatMap((launcher) => own.get(launcher) ?? []);
      await make('games', { ...body, arena_id: arena.id, global_id: id, app_ids, active: i !== order.length - 1, display_order: i + 1 }, 300 - n);
    }
  }
}
