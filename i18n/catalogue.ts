import type { catalogue as english } from './en/index.ts';
import type { RaMessages } from './en/ra.ts';
import type { Words } from './words.ts';

/** A whole language. */
export type Catalogue = Words<Omit<typeof english, 'ra'>> & { readonly ra: RaMessages };
