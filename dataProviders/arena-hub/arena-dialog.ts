import { lazyCalls } from '#dataProviders/adapter/lazy-calls.ts';
import type { Client } from '#dataProviders/adapter/types.ts';
import type { ArenaParts } from './arena-parts.ts';

/** The calls of the arena dialog; how they are made comes with the first of them. */
export const arenaDialogCalls = (client: Client): ArenaParts =>
  lazyCalls<ArenaParts>({
    arenaBaseRate: true, saveArenaBaseRate: true, arenaWorkingHours: true, saveArenaWorkingHours: true, arenaBonuses: true, saveArenaBonuses: true, changeArenaEmployees: true, arenaTerms: true, arenaWarehouses: true, saveArenaPlace: true, removeEquipment: true,
  }, async () => (await import('./arena-parts.ts')).arenaPartCalls(client));
