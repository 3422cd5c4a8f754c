import type { Say } from '#server/plug.ts';

/** What one language has to say of refusals. */
export interface RefusalWords {
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly resources: Readonly<Partial<Record<string, { readonly name: string }>>>;
}
const ours: Readonly<Record<string, string>> = { 'de-at': 'at', bs: 'ba', sl: 'si' };

/** What a refusal says, in each language there are words of. Of what is in use it says by what, where that is known. */
export const sentencesOf = (words: ReadonlyMap<string, RefusalWords>): Say => (code, language, by) => {
  const tag = language.toLowerCase();
  const [first = 'en'] = tag.split('-');
  const sentenceIn = (known: RefusalWords | undefined) => {
    const name = by === undefined ? undefined : known?.resources[by]?.name;
    return name === undefined ? known?.errors[code] : known?.errors[`${code}By`]?.replace('%{by}', name);
  };
  return sentenceIn(words.get(ours[tag] ?? ours[first] ?? first)) ?? sentenceIn(words.get('en')) ?? code;
};
