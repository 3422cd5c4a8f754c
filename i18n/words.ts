/** The shape of a catalogue with its sentences forgotten: what every other language must bring, no key less and none more. */
export type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
