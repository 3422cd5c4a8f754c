import type { Catalogue } from '../catalogue.ts';
import { app } from './app.ts';
import { arenas } from './arenas.ts';
import { articles } from './articles.ts';
import { categories } from './categories.ts';
import { common } from './common.ts';
import { companies } from './companies.ts';
import { countries } from './countries.ts';
import { engine } from './engine.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { ra } from './ra.ts';
import { ranks } from './ranks.ts';
import { roles } from './roles.ts';
import { rules } from './rules.ts';
import { users } from './users.ts';

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
