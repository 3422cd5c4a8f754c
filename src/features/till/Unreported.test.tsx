import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import { beforeEach, expect, test } from 'vitest';
import { catalogueOf, createI18n } from '#i18n/index.ts';
import { TillPlace } from './place.ts';
import { Unreported } from './Unreported.tsx';

let i18n: ReturnType<typeof createI18n>;
beforeEach(async () => {
  i18n = createI18n({ from: await catalogueOf('en') });
});
const shown = (company: unknown) =>
  render(<I18nContextProvider value={i18n}><TillPlace value={{ register: null, registers: [], methods: [], company, choose: () => undefined }}><Unreported /></TillPlace></I18nContextProvider>);
const company = (code: string, fiscalization?: boolean) => ({ id: 1, name: 'Arena Igre d.o.o.', country: { id: 1, code }, fiscalization });

test('COMP-08 INV-10 the till says that the tax office hears of nothing, where the company was not set up for it', () => {
  shown(company('hr', false));
  expect(screen.getByRole('alert')).toHaveTextContent('Arena Igre d.o.o. does not tell the tax office of its sales');
});
test.each([['set up', company('hr', true)], ['no office that wants to hear', company('de', false)], ['not known yet', company('hr')], ['no arena', null]])('COUNTRY-03 it says nothing: %s', (_, of) => {
  shown(of);
  expect(screen.queryByRole('alert')).toBeNull();
});
