import { render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { catalogueOf, createI18n } from '#i18n/index.ts';
import { Stage } from '#tests/support/fields.tsx';
import { BonusLog, EmployeesLog, HoursLog, PlaceLog } from './log.tsx';

const i18n = createI18n({ from: await catalogueOf('en') });
const said = (log: ReactElement) => render(<I18nContextProvider value={i18n}>{log}</I18nContextProvider>).container.textContent;

describe('what the history says of the parts of an arena', () => {
  test('ARENA-16 of the bonuses the hours that differ, by weekday', () => {
    const [before, after] = [['1 08:00 20 %', '2 09:00 10 %'], ['1 08:00 20 %', '2 09:00 15 %', '7 23:00 5 %']];
    expect(said(<BonusLog value={before} other={after} />)).toBe('Tuesday 09:00: 10 %');
    expect(said(<BonusLog value={after} other={before} />)).toBe('Tuesday 09:00: 15 %Sunday 23:00: 5 %');
    expect(said(<BonusLog value={null} other={after} />)).toBe('–');
  });
  test('ARENA-14 of the working hours the days that differ; a closed one has none', () => {
    const week = (sunday: readonly (string | null)[]) => [...Array.from({ length: 6 }, () => ['10:00', '23:00']), sunday];
    expect(said(<HoursLog value={week([null, null])} other={week(['12:00', '20:00'])} />)).toBe('Sunday: –');
    expect(said(<HoursLog value={week(['12:00', '20:00'])} other={week([null, null])} />)).toBe('Sunday: 12:00–20:00');
  });
  test('of a map the fields that differ, by their names', () => {
    expect(said(<PlaceLog value={{ id: 3, zoom: 15, latitude: 45.8 }} other={{ id: 3, zoom: 12, latitude: 45.8 }} />)).toBe('Zoom: 15');
  });
  test('ARENA-10 of the employees who came and who went, by name; where nobody did it says so', async () => {
    const getMany = vi.fn(async () => ({ data: [{ id: 16, username: 'ana' }, { id: 17, username: 'ivo' }] }));
    render(<Stage data={{ getMany } as never}><EmployeesLog value={[16, 17]} other={[]} /></Stage>);
    expect(await screen.findByText('ana')).toBeVisible();
    expect(screen.getByText('ivo')).toBeVisible();
    expect(getMany).toHaveBeenCalledExactlyOnceWith('users', expect.objectContaining({ ids: [16, 17] }));
    const { container } = render(<Stage><EmployeesLog value={null} other={[16, 17]} /></Stage>);
    expect(container).toHaveTextContent('–');
  });
});
