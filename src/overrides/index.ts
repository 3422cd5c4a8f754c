import type { Overrides } from '#src/engine/overrides.ts';
import { articles } from './articles.tsx';
import { arenas } from './arenas.tsx';
import { categories } from './categories.tsx';
import { companies, companySettings } from './companies.ts';
import { countries } from './countries.tsx';
import { competitions } from './competitions.ts';
import { devices } from './devices.tsx';
import { events } from './events.tsx';
import { apps, games, globalApps, globalGames } from './software.tsx';
import { users } from './users.tsx';
import { warehouses } from './warehouses.tsx';

/** Resources that depart from the generated screens; one line each. */
export const overrides: Overrides = { articles, arenas, categories, companies, countries, 'company-settings': companySettings, devices, events, games, 'global-games': globalGames, apps, 'global-apps': globalApps, users, warehouses, ...competitions };
