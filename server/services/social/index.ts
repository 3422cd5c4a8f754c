import type { ServiceModule } from '#server/plug.ts';
import { articles } from '#server/services/social/articles.ts';

export const social: ServiceModule = { departures: { articles } };
