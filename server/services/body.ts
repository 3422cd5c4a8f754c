import type { Caller, Fields } from '#resources/schema/index.ts';
import { leavesOf, resolve, writableIn, type Resource } from '#resources/schema/resolve.ts';
import { acceptBody } from '#server/http/bodies.ts';
import type { Row } from '#server/store.ts';

const never = () => false;

/** Rules for the body of a hand-written call, in the vocabulary of declarations. */
export const bodyRules = (fields: Fields): Resource =>
  resolve({ name: 'body', service: 'core', icon: 'none', label: 'id', fields, list: { columns: [] }, form: {}, access: { screen: never, read: never, create: never, update: never, delete: never } });

/**
 * The body of a hand-written call: checked, blanks and HTML cleaned.
 * @throws Refusal `invalid` with every broken rule
 */
export const checkedBody = (rules: Resource, operation: 'create' | 'update', body: unknown, { caller, now }: { readonly caller: Caller; readonly now: () => Date }): Row =>
  acceptBody(rules, operation, body, { caller, today: now().toISOString().slice(0, 10) });

/** Column -> value of what a body names, for tables whose columns are called as the fields. */
export const columnsIn = (rules: Resource, operation: 'create' | 'update', body: Row): Row =>
  Object.fromEntries(leavesOf(rules.fields).filter((leaf) => writableIn(leaf, operation) && body[leaf.body] !== undefined).map((leaf) => [leaf.path, body[leaf.body]]));
