import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { useReducer } from 'react';
import { expect, test } from 'vitest';
import { catalogue } from '#i18n/en/index.ts';
import { createI18n } from '#i18n/index.ts';
import { refusing } from '#tests/support/engine-desk.tsx';
import { afterStep, emptySale } from './basket.ts';
import { GoodsTable } from './GoodsTable.tsx';
import type { Good } from './goods.ts';

/** Five thousand goods that count how often each is drawn: a row reads its name a fixed number of times. */
const counted = () => {
  const drawn = new Set<number>();
  const goods: readonly Good[] = Array.from({ length: 5_000 }, (_, i) => ({
    variant: i + 1, item: i + 1, sku: `S${i}`, category: 'Drinks', price: 100, rate: null, stock: null,
    get name() {
      drawn.add(i + 1);
      return `Drink ${i + 1}`;
    },
  }));
  return { goods, drawn };
};
const stay = () => undefined;
const Shop = ({ goods }: { readonly goods: readonly Good[] }) => {
  const [sale, dispatch] = useReducer(afterStep, emptySale);
  return <GoodsTable label="Drinks" goods={goods} lines={sale.lines} currency="EUR" dispatch={dispatch} onLeave={stay} />;
};

test('of five thousand goods those in sight are drawn, and a key draws its own row alone', async () => {
  const { goods, drawn } = counted();
  render(<CoreAdminContext dataProvider={refusing({})} i18nProvider={createI18n({ from: catalogue })}><Shop goods={goods} /></CoreAdminContext>);
  expect(screen.getAllByRole('textbox').length).toBeLessThanOrEqual(40);
  expect(drawn.size).toBeLessThanOrEqual(40);
  const box = screen.getByRole('textbox', { name: 'Quantity of Drink 3' });
  await userEvent.click(box);
  drawn.clear();
  await userEvent.keyboard('12');
  expect([...drawn]).toEqual([3]);
  expect(box).toHaveValue('12');
  drawn.clear();
  await userEvent.click(screen.getByRole('button', { name: 'One more of Drink 5' }));
  expect([...drawn]).toEqual([5]);
});

test('a quantity above the stock is said beside it, and to who hears the box', async () => {
  const cola: Good = { variant: 1, item: 1, name: 'Cola', sku: 'C', category: 'Drinks', price: 100, rate: null, stock: 3 };
  render(<CoreAdminContext dataProvider={refusing({})} i18nProvider={createI18n({ from: catalogue })}><Shop goods={[cola]} /></CoreAdminContext>);
  const box = screen.getByRole('textbox', { name: 'Quantity of Cola' });
  await userEvent.type(box, '3');
  expect(box).not.toHaveAccessibleDescription();
  await userEvent.click(screen.getByRole('button', { name: 'One more of Cola' }));
  expect(box).toHaveValue('4');
  expect(box).toHaveAccessibleDescription('only 3 left');
});

test('PURCH-09 OP-025 a piece that comes by another way counts on from what was typed, is shown in the box that has the focus, and is replaced by what is typed next', async () => {
  const cola: Good = { variant: 1, item: 1, name: 'Cola', sku: 'C', category: 'Drinks', price: 100, rate: null, stock: null };
  const Till = () => {
    const [sale, dispatch] = useReducer(afterStep, emptySale);
    return <><button type="button" onClick={() => dispatch({ do: 'more', good: cola, by: 1 })}>scanned</button><GoodsTable label="Drinks" goods={[cola]} lines={sale.lines} currency="EUR" dispatch={dispatch} onLeave={stay} /><output>{sale.lines[0]?.quantity}</output></>;
  };
  render(<CoreAdminContext dataProvider={refusing({})} i18nProvider={createI18n({ from: catalogue })}><Till /></CoreAdminContext>);
  const box = screen.getByRole('textbox', { name: 'Quantity of Cola' });
  await userEvent.type(box, '2');
  for (const count of ['3', '4']) {
    // Without the focus: a scanner presses nothing.
    fireEvent.click(screen.getByRole('button', { name: 'scanned' }));
    expect(box).toHaveValue(count);
    expect(screen.getByRole('status')).toHaveTextContent(count);
  }
  expect(box).toHaveFocus();
  await userEvent.keyboard('12');
  expect(box).toHaveValue('12');
  expect(screen.getByRole('status')).toHaveTextContent('12');
});

test('PURCH-27 a negative quantity leaves the one that stood there before it, not the one that an earlier edit began with', () => {
  const cola: Good = { variant: 1, item: 1, name: 'Cola', sku: 'C', category: 'Drinks', price: 100, rate: null, stock: null };
  const Till = () => {
    const [sale, dispatch] = useReducer(afterStep, emptySale);
    return <><GoodsTable label="Drinks" goods={[cola]} lines={sale.lines} currency="EUR" dispatch={dispatch} onLeave={stay} /><output>{sale.lines[0]?.quantity}</output></>;
  };
  render(<CoreAdminContext dataProvider={refusing({})} i18nProvider={createI18n({ from: catalogue })}><Till /></CoreAdminContext>);
  const box = screen.getByRole('textbox', { name: 'Quantity of Cola' });
  fireEvent.focus(box);
  for (const [typed, counts] of [['3', '3'], ['2', '2'], ['-', '2'], ['-3', '2'], ['5', '5'], ['-1', '5']] as const) {
    fireEvent.change(box, { target: { value: typed } });
    expect(screen.getByRole('status'), typed).toHaveTextContent(counts);
  }
  fireEvent.blur(box);
  expect(box).toHaveValue('5');
});
