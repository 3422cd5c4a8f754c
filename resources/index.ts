import { articles } from './articles.ts';
import { arenas } from './arenas.ts';
import { categories } from './categories.ts';
import { companies } from './companies.ts';
import { countries } from './countries.ts';
import { ranks } from './ranks.ts';
import { roles } from './roles.ts';
import { createRegistry } from './schema/registry.ts';
import { users } from './users.ts';

/** Every declared resource, in the order of the menu. One line adds an entity. */
export const declared = [
  users,
  ranks,
  roles,
  categories,
  articles,
  arenas,
  companies,
  countries,
] as const;

export const registry = createRegistry(declared);
