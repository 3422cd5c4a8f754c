import { catalogueOf, isLanguage, languageCodes } from '#i18n/index.ts';
import type { Say } from '#server/plug.ts';

interface Sentences {
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** What resources are called. */
  readonly names: ReadonlyMap<string, string>;
}

/** What a refusal says, in each language there is. Of what is in use it says by what, where that is known. */
export async function readSentences(): Promise<Say> {
  const sentences = new Map<string, Sentences>();
  for (const language of languageCodes) {
    const { errors, resources } = await catalogueOf(language);
    sentences.set(language, { errors, names: new Map(Object.entries(resources).map(([resource, { name }]) => [resource, name])) });
  }
  const ours: Readonly<Record<string, string>> = { 'de-at': 'at', bs: 'ba', sl: 'si' };
  const sentenceIn = (known: Sentences | undefined, code: string, by: string | undefined) => {
    const name = known?.names.get(by ?? '');
    return name === undefined ? known?.errors[code] : known?.errors[`${code}By`]?.replace('%{by}', name);
  };
  return (code, language, by) => {
    const tag = language.toLowerCase();
    const [first = 'en'] = tag.split('-');
    const own = ours[tag] ?? ours[first] ?? first;
    return (isLanguage(own) ? sentenceIn(sentences.get(own), code, by) : undefined) ?? sentenceIn(sentences.get('en'), code, by) ?? code;
  };
}
