import type { Catalogue } from '../catalogue.ts';
import { app } from '../hr/app.ts';
import { arenas } from '../hr/arenas.ts';
import { articles } from '../hr/articles.ts';
import { categories } from '../hr/categories.ts';
import { common } from '../hr/common.ts';
import { companies } from '../hr/companies.ts';
import { countries } from '../hr/countries.ts';
import { errors } from '../hr/errors.ts';
import { ra } from './ra.ts';
import { ranks } from '../hr/ranks.ts';
import { roles } from '../hr/roles.ts';
import { rules } from '../hr/rules.ts';
import { users } from '../hr/users.ts';

export const catalogue: Catalogue = {
  ra,
  rules,
  errors,
  common,
  app,
  resources: { users, ranks, roles, categories, articles, arenas, companies, countries },
};
