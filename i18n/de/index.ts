import type { Catalogue } from '../catalogue.ts';
import { catalogue as english } from '../en/index.ts';
import { ra } from './ra.ts';

/** Until its own words are written, English stands in for all but react-admin's. */
export const catalogue: Catalogue = { ...english, ra };
