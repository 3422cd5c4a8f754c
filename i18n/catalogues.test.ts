import reactAdmin from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { catalogueOf, flat, languageCodes } from '#i18n/index.ts';
import { formsOf } from '#i18n/plurals.ts';
import { registry } from '#resources/index.ts';
import type { Leaf } from '#resources/schema/resolve.ts';

const english = flat(await catalogueOf('en'));
const placeholders = (sentence: string) => [...new Set(sentence.match(/%\{\w+\}/g) ?? [])].toSorted();

it('I18N-02 says everything that react-admin may ask for', () => {
  expect([...flat({ ra: reactAdmin.ra }).keys()].filter((key) => !english.has(key))).toEqual([]);
});

describe.each(languageCodes)('I18N-02 the catalogue %s', (language) => {
  it('has every key and none more', async () => {
    const own = flat(await catalogueOf(language));
    expect([...english.keys()].filter((key) => !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !english.has(key))).toEqual([]);
  });

  it('leaves no sentence empty but the one that is meant to be', async () => {
    expect([...flat(await catalogueOf(language))].filter(([key, sentence]) => sentence.trim() === '' && key !== 'ra.boolean.null')).toEqual([]);
  });

  it('fills in the same data as English', async () => {
    const own = flat(await catalogueOf(language));
    // React-admin's sentences may leave out what a language would have to bend, such as a resource's name.
    const same = (key: string, there: readonly string[], here: readonly string[]) => (key.startsWith('ra.') ? here.every((name) => there.includes(name)) : here.join() === there.join());
    const wrong = [...english].filter(([key, sentence]) => !sentence.includes('||||') && !same(key, placeholders(sentence), placeholders(own.get(key) ?? '')));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('OP-080 has as many plural forms as its grammar, each with known data', async () => {
    const own = flat(await catalogueOf(language));
    const counted = [...english].filter(([, sentence]) => sentence.includes('||||'));
    const wrong = counted.filter(([key, sentence]) => {
      const forms = (own.get(key) ?? '').split('||||');
      return forms.length !== formsOf(language) || forms.some((form) => placeholders(form).some((name) => !sentence.includes(name)));
    });
    expect(wrong.map(([key]) => key)).toEqual([]);
    expect([...own].filter(([key, sentence]) => sentence.includes('||||') && !english.get(key)?.includes('||||'))).toEqual([]);
  });
});

it.each(['hr', 'ba', 'si'] as const)('OP-080 in %s, whose first forms are also those of 21 or 101, each form tells the number', async (language) => {
  const silent = [...flat(await catalogueOf(language))].filter(([key, sentence]) => english.get(key)?.split('||||').some((form) => form.includes('%{smart_count}')) === true
    && sentence.includes('||||') && sentence.split('||||').some((form) => !form.includes('%{smart_count}')));
  expect(silent).toEqual([]);
});

it.each(languageCodes)('USER-23 GAMI-10 I18N-04 in %s what quests are drawn from has one name, where it is declared and where it is read', async (language) => {
  const own = flat(await catalogueOf(language));
  const word = own.get('people.columns.pool') ?? '';
  expect(own.get('resources.quests.fields.pools.pool_type')).toBe(word);
  expect(own.get('resources.quests.adds.pools')?.toLowerCase()).toContain(word.toLowerCase().slice(0, -1));
});

it.each([
  ['ba', 'hr', /spremlj|\bspremi|poslužitelj|poveznic|ponovno|\b(net|nit)ko\b|porezn|košaric|\bpopis|blagajn|\bredak|\bredaka|\btko\b/i],
  ['at', 'de', /\bKasse\b|Finanzbehörde/],
] as const)('I18N-04 the catalogue %s says nothing in the words of %s that it says otherwise elsewhere', async (language, _neighbour, words) => {
  expect([...flat(await catalogueOf(language))].filter(([, sentence]) => words.test(sentence))).toEqual([]);
});

it('each list that a form fills in says what its button adds', () => {
  const listsIn = (leaves: readonly Leaf[], under: string): readonly string[] =>
    leaves.filter(({ kind, options }) => kind === 'list' && options.write !== 'never').flatMap((leaf) => [`${under}${leaf.path}`, ...listsIn(leaf.rows, `${under}${leaf.path}.`)]);
  const asked = registry.all.flatMap(({ name, form }) => listsIn(form.flatMap(({ leaves }) => leaves), '').map((path) => `resources.${name}.adds.${path}`));
  expect(asked).toContain('resources.items.adds.variants.custom_attributes');
  expect(asked.filter((key) => !english.has(key))).toEqual([]);
});

it.each(languageCodes)('I18N-04 in %s coins have one name wherever a field or a choice means them, and no other currency shares it', async (language) => {
  const own = flat(await catalogueOf(language));
  const word = own.get('resources.users.fields.wallet.balance') ?? '';
  const named = [...own].filter(([key]) => /^(resources\.[\w-]+\.(fields|choices)\.|people\.inventoryTypes\.)(.*\.)?coins?$/.test(key));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(([, said]) => said !== word)).toEqual([]);
  expect([...own].filter(([key, said]) => /\.fields\.(.*\.)?currency$/.test(key) && word.startsWith(said))).toEqual([]);
});

it.each(languageCodes)('I18N-04 in %s a payment method has one name, where it is set up, where it is on invoices and where it is there already', async (language) => {
  const own = flat(await catalogueOf(language));
  for (const method of ['cash', 'creditCard', 'bank']) {
    const word = own.get(`resources.payment-methods.choices.payment_method.${method}`) ?? '';
    expect(own.get(`resources.invoices.choices.payment_method.name.${method}`)).toBe(word);
    expect(own.get(`errors.has${method.charAt(0).toUpperCase()}${method.slice(1)}`)).toContain(word);
  }
});

it('I18N-04 in Spanish a transfer is no bank, and what is sold is not called as the news are', async () => {
  const own = flat(await catalogueOf('es'));
  expect(own.get('resources.payment-methods.choices.payment_method.bank')).toBe('Transferencia');
  expect(own.get('resources.articles.name')).not.toBe(own.get('resources.items.name'));
});
