import type { ResourceWords } from '../catalogue.ts';
import { app } from './app.ts';
import { common } from './common.ts';
import { engine } from './engine.ts';
import { errors } from './errors.ts';
import { fields } from './fields.ts';
import { people } from './people.ts';
import { raFirst } from './ra-first.ts';
import * as resources from './resources.ts';
import { rules } from './rules.ts';
import { tools } from './tools.ts';

/** English words that are there before anything is fetched. */
export const first = {
  ra: raFirst,
  rules,
  errors,
  common,
  app,
  engine,
  fields,
  people,
  tools,
  resources: resources satisfies ResourceWords,
} as const;
