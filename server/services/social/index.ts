import type { ServiceModule } from '#server/plug.ts';
import { news } from '#server/services/social/news.ts';

export const social: ServiceModule = { departures: { articles: news, events: news } };
