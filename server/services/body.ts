import type { Caller } from '#resources/schema/index.ts';
import { leavesOf, writableIn, type Resource } from '#resources/schema/resolve.ts';
import { acceptBody } from '#server/http/bodies.ts';
import type { Row } from '#server/store.ts';

/**
 * The body of a hand-written call: checked, blanks and HTML cleaned. No rule of such a call asks which day it is; one that did would need `ruleContext`.
 * @param before what is there before an update, for rules that look at several fields
 * @throws Refusal `invalid` with every broken rule
 */
export const checkedBody = (rules: Resource, operation: 'create' | 'update', body: unknown, { caller }: { readonly caller: Caller }, before?: Row): Row =>
  acceptBody(rules, operation, body, { caller, today: null }, before);

/** Column -> value of what a body names, for tables whose columns are called as the fields. */
export const columnsIn = (rules: Resource, operation: 'create' | 'update', body: Row): Row =>
  Object.fromEntries(leavesOf(rules.fields).filter((leaf) => writableIn(leaf, operation) && body[leaf.body] !== undefined).map((leaf) => [leaf.path, body[leaf.body]]));
