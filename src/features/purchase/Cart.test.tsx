import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { afterEach, expect, test, vi } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import { createI18n } from '#i18n/index.ts';
import { refusing } from '#tests/support/engine-desk.tsx';
import type { Line } from './basket.ts';
import { Cart } from './Cart.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('of a basket of two hundred lines a key draws its own alone', () => {
  const drawn = new Set<number>();
  const line = (variant: number, quantity: number): Line => ({
    variant, item: variant, sku: `S${variant}`, category: 'Drinks', price: 100, rate: null, stock: null, quantity,
    get name() {
      drawn.add(variant);
      return `Drink ${variant}`;
    },
  });
  const lines = Array.from({ length: 200 }, (_, i) => line(i + 1, 1));
  const dispatch = () => undefined;
  const shop = (now: readonly Line[]) => <CoreAdminContext dataProvider={refusing({})} i18nProvider={i18n}><Cart lines={now} currency="EUR" dispatch={dispatch} /></CoreAdminContext>;
  const i18n = createI18n({ from: catalogue });
  const { rerender } = render(shop(lines));
  expect(drawn.size).toBe(200);
  drawn.clear();
  rerender(shop(lines.map((one) => (one.variant === 7 ? line(7, 2) : one))));
  expect([...drawn]).toEqual([7]);
  expect(screen.getByRole('row', { name: /Drink 7 2/ })).toBeVisible();
});

test('a quantity above the stock is said at once, in its row and in the basket', () => {
  const cola: Line = { variant: 1, item: 1, name: 'Cola', sku: 'C', category: 'Drinks', price: 100, rate: null, stock: 3, quantity: 4 };
  render(<CoreAdminContext dataProvider={refusing({})} i18nProvider={createI18n({ from: catalogue })}><Cart lines={[cola, { ...cola, variant: 2, name: 'Water', quantity: 3 }]} currency="EUR" dispatch={() => undefined} /></CoreAdminContext>);
  expect(screen.getByRole('row', { name: /Cola/ })).toHaveTextContent('only 3 left');
  expect(screen.getByRole('row', { name: /Water/ })).not.toHaveTextContent('left');
});

test('a line that comes or changes is brought into sight of the basket', () => {
  const line = (variant: number, quantity = 1): Line => ({ variant, item: variant, name: `Drink ${variant}`, sku: `S${variant}`, category: 'Drinks', price: 100, rate: null, stock: null, quantity });
  const i18n = createI18n({ from: catalogue });
  const shop = (now: readonly Line[]) => <CoreAdminContext dataProvider={refusing({})} i18nProvider={i18n}><Cart lines={now} currency="EUR" dispatch={() => undefined} /></CoreAdminContext>;
  const { container, rerender } = render(shop([]));
  const frame = container.querySelector('.ad-till-cart');
  if (!frame) throw new Error('no basket');
  // Lines of 40 px in a frame of 100, as it is scrolled.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const top = this === frame ? 0 : [...(this.parentElement?.children ?? [])].indexOf(this) * 40 - frame.scrollTop;
    return new DOMRect(0, top, 300, this === frame ? 100 : 40);
  });
  const shows = (now: readonly Line[]) => {
    rerender(shop(now));
    return frame.scrollTop;
  };
  const ten = Array.from({ length: 10 }, (_, i) => line(i + 1));
  expect(shows(ten)).toBe(300);
  expect(shows([...ten, line(11)])).toBe(340);
  expect(shows([...ten, line(11)].map((each) => (each.variant === 2 ? line(2, 5) : each)))).toBe(40);
  // What only goes, or costs something else, is looked for by whoever removed or asked.
  const fewer = [line(1), line(2, 5), ...ten.slice(3)];
  expect(shows(fewer)).toBe(40);
  expect(shows(fewer.map((each) => ({ ...each, price: 200 })))).toBe(40);
});
