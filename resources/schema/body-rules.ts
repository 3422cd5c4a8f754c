import { nobody } from './access.ts';
import type { Fields } from './field.ts';
import { resolve, type Resource } from './resolve.ts';
import type { Check } from './resource.ts';

/** The rules for the body of a call that is no record's, in the vocabulary of declarations. `name` is the resource whose words its messages are in. */
export const bodyRules = (fields: Fields, name = 'body', checks: Readonly<Record<string, Check>> = {}): Resource =>
  resolve({ name, service: 'core', icon: 'none', label: 'id', fields, checks, list: { columns: [] }, form: {}, access: { screen: nobody, read: nobody, create: nobody, update: nobody, delete: nobody } });
