import { expect, test } from './support/desk.ts';
import { scan } from './support/scanner.ts';
import { Till } from './support/till.ts';

test('PURCH-09 OP-025 pieces that are scanned while the box of their quantity has the focus count on; a code of letters alone is heard, too', async ({ desk, page }) => {
  const till = await Till.of(desk, 'employee', 'zagreb-west', '1');
  await till.category('Drinks');
  const { quantity } = till.row('Coca-Cola · 0,25 l');
  await quantity.fill('2');
  for (const count of ['3', '4', '5']) {
    await scan(page, 'COLA-25');
    await expect(quantity).toHaveValue(count);
    await expect(till.cart).toContainText(new RegExp(`Coca-Cola.*${count}`));
  }
  await expect(quantity).toBeFocused();
  await scan(page, 'TEE-S');
  await expect(till.cart).toContainText('T-shirt');
  await expect(quantity).toHaveValue('5');
  await expect(till.cart).toContainText(/Coca-Cola.*5/);
});
