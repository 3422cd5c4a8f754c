import type { games as declaredGames } from '#resources/games.ts';
import type { globalGames as declaredGlobalGames } from '#resources/global-games.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { games as hrGames, globalGames as hrGlobalGames } from '../hr/games.ts';

const sections = { general: 'Opće', looks: 'Izgled', start: 'Pokretanje' } as const;

export const globalGames = { ...hrGlobalGames, updated: 'Globalna igra je sačuvana', sections } as const satisfies MessagesFor<typeof declaredGlobalGames>;

export const games = {
  ...hrGames,
  updated: 'Igra je sačuvana',
  sections,
  notes: {
    ...hrGames.notes,
    lead: 'Povucite igru za ručicu. Tastaturom: razmaknica je uzima i spušta, strelice je pomjeraju, Escape je vraća.',
    save: 'Sačuvaj redoslijed',
    saved: 'Redoslijed prikaza je sačuvan',
    failed: 'Redoslijed nije sačuvan.',
    handle: 'Pomjeri %{name}',
    instructions: 'Razmaknica uzima igru, strelice je pomjeraju, razmaknica je spušta, Escape je vraća.',
    conflict: 'Neko je u međuvremenu promijenio redoslijed',
    conflictText: 'Ništa nije sačuvano. Ovdje su oba redoslijeda tamo gdje se razlikuju; lista ispod stoji kako ste ga ostavili.',
    keepMine: 'Sačuvaj moje preko njihovog',
  },
} as const satisfies MessagesFor<typeof declaredGames>;
