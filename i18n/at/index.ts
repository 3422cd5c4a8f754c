import type { Catalogue } from '../catalogue.ts';
import { app } from '../de/app.ts';
import { arenas } from '../de/arenas.ts';
import { articles } from '../de/articles.ts';
import { categories } from '../de/categories.ts';
import { common } from '../de/common.ts';
import { companies } from '../de/companies.ts';
import { countries } from '../de/countries.ts';
import { errors } from '../de/errors.ts';
import { ra } from './ra.ts';
import { ranks } from '../de/ranks.ts';
import { roles } from '../de/roles.ts';
import { rules } from '../de/rules.ts';
import { users } from '../de/users.ts';

export const catalogue: Catalogue = {
  ra,
  rules,
  errors,
  common,
  app,
  resources: { users, ranks, roles, categories, articles, arenas, companies, countries },
};
