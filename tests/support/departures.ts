import type { Departures, Overrides } from '#src/engine/overrides.ts';
import { departing, departuresOf } from '#src/overrides/index.ts';

/** The departures of all resources, loaded. */
export const overrides: Overrides = Object.fromEntries(await Promise.all(departing.map(async (name): Promise<[string, Departures]> => [name, (await departuresOf(name)) ?? {}])));
