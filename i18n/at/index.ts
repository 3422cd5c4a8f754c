import type { Catalogue } from '../catalogue.ts';
import { app } from './app.ts';
import { arenas } from '../de/arenas.ts';
import { articles } from '../de/articles.ts';
import { categories } from '../de/categories.ts';
import { common } from './common.ts';
import { companies } from './companies.ts';
import { countries } from '../de/countries.ts';
import { engine } from './engine.ts';
import { errors } from './errors.ts';
import { fields } from '../de/fields.ts';
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
  engine,
  fields,
  resources: { users, ranks, roles, categories, articles, arenas, companies, countries },
};
