import { describe, expect, it } from 'vitest';
import { catalogueOf, createI18n, flat, languageCodes, type Language } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import type { Leaf } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { Refusal } from '#server/http/refusal.ts';
import { restoreRules, saleBody, saleRules } from '#server/services/shop/sale/body.ts';
import { refusalSentences, type Wanted } from '#src/features/invoice-actions/refusals.ts';
import { read, sourceFiles } from '#tests/support/sources.ts';

const wanted: Wanted = { names: ['Smoki · 100 g', 'Coins'], body: { variants: [{ id: 21, quantity: 2, price: 190 }, { id: 1, quantity: 1000, price: 1, amount: 1000 }] }, currency: 'EUR' };
const resource = registry.get('invoices');
/** The words of a language; every word that it lacks is told. */
const wordsOf = async (language: Language) => {
  const missing: string[] = [];
  const { translate, changeLocale } = createI18n({ from: await catalogueOf('en'), onMissing: (key) => missing.push(key) });
  await changeLocale(language);
  const say = (violation: Violation, of: Wanted | null = wanted) => refusalSentences([violation], { resource, translate, locale: language, wanted: of })[0] ?? '';
  return { say, missing, page: translate('refusals.page', {}) };
};

/** Every path of a body: the groups, the fields, and those of the second row of each list. */
const pathsOf = (leaves: readonly Leaf[], prefix = ''): readonly string[] => leaves.flatMap(({ body, rows }) => [`${prefix}${body}`, ...(rows.length > 0 ? [`${prefix}${body}.1`, ...pathsOf(rows, `${prefix}${body}.1.`)] : [])]);
const leaves = [...new Set([...pathsOf(saleRules.leaves), ...pathsOf(restoreRules.leaves)])];
const paths = [...new Set([...leaves.flatMap((path) => path.split('.').map((_, i, all) => all.slice(0, i + 1).join('.'))), 'variants.0.price', 'somebody.else', 'secret_field'])];
const data = { amount: 3, now: 200, from: 1, to: 9, count: 5, day: '2026-11-28', value: 64 };

/** A path as code writes it, with what it stands for put in. */
const meant = (path: string) => path.replace('company.${key}', 'company.name').replace('${path}.${key}', 'user.username').replace('${path}', 'variants.0').replace(/variants\.\$\{.*\}\.(\w+)$/, 'variants.0.$1');
/** What the services of sales and of the tax office blame by their own code, as it stands there. */
const ownRules = sourceFiles().filter((file) => /^server\/services\/(shop\/sale|fiscal)\//.test(file) && !file.endsWith('.test.ts') && !file.includes('/simulator/')).flatMap((file) =>
  [...read(file).matchAll(/path: [`'](.+?)[`'], rule: '(\w+)'/g)].map(([, path = '', rule = '']) => ({ path: meant(path), rule })));

describe.each(languageCodes)('in %s', (language) => {
  it('every path of a sale, a restore or a fiscalization and every rule has a sentence that names neither', async () => {
    const { say, missing } = await wordsOf(language);
    const rules = [...flat((await catalogueOf('en')).rules).keys(), 'madeUpRule'];
    expect(paths.length).toBeGreaterThan(25);
    const wrong: string[] = [];
    for (const path of paths) {
      for (const rule of rules) {
        for (const violation of [{ path, rule }, { path, rule, ...data }]) {
          for (const of of [wanted, null]) {
            const said = say(violation, of);
            const technical = said === '' || /%\{|undefined|null|NaN|\[object|\w_\w|variants|[a-z]\.\w+\.[a-z]/.test(said) || said.includes('madeUp') || (path.includes('.') && said.includes(path));
            if (technical) wrong.push(`${path} ${rule}: ${said}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(missing).toEqual([]);
  });
  it('what the services blame by themselves is said by its own sentence', async () => {
    const { say, page } = await wordsOf(language);
    expect(ownRules.length).toBeGreaterThan(15);
    expect(ownRules.filter(({ path }) => path.includes('$'))).toEqual([]);
    // Without the price that was seen the page itself is wrong.
    expect(ownRules.filter((one) => say({ ...one, ...data }) === page)).toEqual([{ path: 'variants.0.price', rule: 'required' }]);
  });
});

it('a price, a stock and coins are said with the name of the item and what differs', async () => {
  const { say } = await wordsOf('en');
  expect(say({ path: 'variants.0.price', rule: 'differs', now: 200 })).toBe('Smoki · 100 g costs 2,00 EUR now, not 1,90 EUR');
  expect(say({ path: 'variants.0.quantity', rule: 'atMost', amount: 1 })).toBe('at most 1 of Smoki · 100 g can be sold');
  expect(say({ path: 'variants.0.quantity', rule: 'atMost', amount: 0 })).toBe('Smoki · 100 g is sold out');
  expect(say({ path: 'variants.1.amount', rule: 'differs', now: 900 })).toBe('10,00 EUR buys 900 coins now, not 1.000');
  expect(say({ path: 'variants.0.price', rule: 'differs' }, null)).toBe('the price of Line 1 has changed');
});

it('what a till can get wrong in a body comes as a rule that has words', async () => {
  const { say, page } = await wordsOf('en');
  const caller = { id: 3, username: 'employee', roles: ['employee'], arenas: [1] } as const;
  const whole = { by_user: { id: 3, username: 'employee' }, arena_id: 1, cash_register_label: 1, payment_method: 'cash', variants: [{ id: 21, quantity: 1, price: 190 }] };
  const broken = (change: object): readonly Violation[] => {
    try {
      saleBody({ ...whole, ...change }, { caller, now: () => new Date() } as never);
      return [];
    } catch (error) {
      return error instanceof Refusal ? (error.details.violations ?? []) : [];
    }
  };
  const typed = [{ variants: [] }, { variants: [{ id: 21, quantity: 0, price: 190 }] }, { variants: [{ id: 21, quantity: 1.5, price: 190 }] }, { variants: [whole.variants[0], whole.variants[0]] }, { payment_method: 'shells' }, { cash_register_label: 0 }, { user: { company: { name: 'A' } } }, { user: { company: { name: 'a'.repeat(300), address: 'B', pidn: 'C' } } }];
  for (const change of typed) {
    const violations = broken(change);
    expect(violations.length, JSON.stringify(change)).toBeGreaterThan(0);
    for (const violation of violations) expect(say(violation), JSON.stringify(violation)).not.toBe(page);
  }
  for (const change of [{ extra: 1 }, { variants: 'all' }, { variants: ['one'] }, { user: { id: 'six' } }]) for (const violation of broken(change)) expect(say(violation)).toBe(page);
});
