import type { declared } from '#resources/index.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import type { catalogue as english } from './en/index.ts';
import type { RaMessages } from './en/ra.ts';
import type { Words } from './words.ts';

/** A whole language. */
export type Catalogue = Words<Omit<typeof english, 'ra'>> & { readonly ra: RaMessages };

type Declared = (typeof declared)[number];
/** What every declared resource must bring; one without words in English does not compile, and the other languages follow English. */
export type ResourceWords = { readonly [N in Declared['name']]: MessagesFor<Extract<Declared, { readonly name: N }>> };
