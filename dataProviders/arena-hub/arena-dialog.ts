import type { Client } from '#dataProviders/adapter/types.ts';
import type { ArenaParts } from './arena-parts.ts';

/** The calls of the arena dialog; how they are made comes with the first of them. */
export const arenaDialogCalls = (client: Client): ArenaParts => {
  const parts = async () => (await import('./arena-parts.ts')).arenaPartCalls(client);
  return {
    arenaBaseRate: async (...given) => (await parts()).arenaBaseRate(...given),
    saveArenaBaseRate: async (...given) => (await parts()).saveArenaBaseRate(...given),
    arenaWorkingHours: async (...given) => (await parts()).arenaWorkingHours(...given),
    saveArenaWorkingHours: async (...given) => (await parts()).saveArenaWorkingHours(...given),
    arenaBonuses: async (...given) => (await parts()).arenaBonuses(...given),
    saveArenaBonuses: async (...given) => (await parts()).saveArenaBonuses(...given),
    changeArenaEmployees: async (...given) => (await parts()).changeArenaEmployees(...given),
    arenaTerms: async (...given) => (await parts()).arenaTerms(...given),
    arenaWarehouses: async (...given) => (await parts()).arenaWarehouses(...given),
    saveArenaPlace: async (...given) => (await parts()).saveArenaPlace(...given),
    removeEquipment: async (...given) => (await parts()).removeEquipment(...given),
  };
};
