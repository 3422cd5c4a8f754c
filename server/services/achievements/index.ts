import type { ServiceModule } from '#server/plug.ts';
import { awardRoutes } from '#server/services/achievements/award-routes.ts';
import { quests, questTypes } from '#server/services/achievements/quests.ts';

export const achievements: ServiceModule = { departures: { quests, 'quest-types': questTypes }, routes: awardRoutes };
