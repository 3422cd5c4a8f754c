import { canonical } from '#resources/schema/canonical.ts';

const text = (value: unknown) => canonical(value, (part) => (part instanceof Blob ? { file: 'name' in part ? part.name : '', bytes: part.size } : part));
/** Are two values the same once they travel? Nothing and null are; a database gives the names of free data back in an order of its own. */
export const same = (a: unknown, b: unknown): boolean => text(a) === text(b);
