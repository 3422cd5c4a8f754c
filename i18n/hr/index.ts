import type { Catalogue } from '../catalogue.ts';
import { app } from './app.ts';
import { common } from './common.ts';
import { engine } from './engine.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { later } from './later.ts';
import { people } from './people.ts';
import { ra } from './ra.ts';
import * as resources from './resources.ts';
import { rules } from './rules.ts';
import { tools } from './tools.ts';

export const catalogue: Catalogue = {
  ra,
  rules,
  errors,
  common,
  app,
  engine,
  fields,
  people,
  tools,
  resources,
  ...later,
};
