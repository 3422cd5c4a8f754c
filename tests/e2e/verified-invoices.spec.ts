import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { companySettings } from '#i18n/en/company-settings.ts';
import { invoices } from '#i18n/en/invoices.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

interface Invoice {
  readonly id: number;
  readonly label: string;
  readonly fiscalized: boolean;
  readonly fiscal_data: Readonly<Record<string, string | null>>;
}
/** Sells one piece of a drink that an arena has, as a till does. */
const sell = async (desk: Desk, request: APIRequestContext, arena: string): Promise<Invoice> => {
  const [shelf] = await query<{ arena: number; variant: number; price: number }>(
    `select a.id::int as arena, v.id::int as variant, s.price::int as price from arenas a join variant_stocks s on s.arena_id = a.id join variants v on v.id = s.variant_id join items i on i.id = v.item_id
     join categories c on c.id = i.category_id where a.name = $1 and c.name = 'Drinks' and s.price > 0 and s.stock > 5 and i.active and v.active and i.valid_from is null and i.valid_to is null order by v.id limit 1`, [arena]);
  const answer = await request.post('/api/shop/invoices', {
    headers: { authorization: `Bearer ${await desk.stored('arenadesk.access_token')}`, 'idempotency-key': randomUUID() },
    data: { by_user: { id: 1, username: 'admin' }, arena_id: shelf?.arena, cash_register_label: 1, payment_method: 'cash', variants: [{ id: shelf?.variant, quantity: 1, price: shelf?.price }] },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Invoice;
};

test('INV-28 COMP-08 a Spanish company decides whether its invoices carry the code by which they are verified', async ({ desk, page, request }) => {
  await desk.loginAs('admin');
  const first = await sell(desk, request, 'Madrid Norte');
  expect(first).toMatchObject({ fiscalized: true, fiscal_data: { huella: expect.stringMatching(/^[0-9A-F]{64}$/) } });
  expect(new URL(first.fiscal_data.qr ?? '').searchParams.get('numserie')).toBe(first.label);
  await desk.open(`invoices/${first.id}/show`);
  await expect(desk.dialog.getByText(invoices.fields['fiscal_data.qr'], { exact: true })).toBeVisible();

  const companies = await query<{ id: number; code: string }>("select min(o.id)::int as id, c.code from companies o join countries c on c.id = o.country_id group by c.code");
  const idOf = (code: string) => companies.find((one) => one.code === code)?.id;
  const control = desk.dialog.getByRole('switch', { name: companySettings.fields['fiscal_data.veriFactu'] }).or(desk.dialog.getByRole('checkbox', { name: companySettings.fields['fiscal_data.veriFactu'] }));
  await desk.open(`company-settings/${idOf('at')}`);
  await expect(desk.dialog.getByLabel(companySettings.fields['fiscal_data.tokenKey'], { exact: false }).first()).toBeVisible();
  await expect(control).toHaveCount(0);
  await desk.open(`company-settings/${idOf('es')}`);
  await expect(control).toBeChecked();
  await control.click();
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(companySettings.updated)).toBeVisible();

  const second = await sell(desk, request, 'Madrid Norte');
  expect(second).toMatchObject({ fiscalized: true, fiscal_data: { qr: null, huella: expect.stringMatching(/^[0-9A-F]{64}$/) } });
  const links = await query<{ prev: string; huella: string }>("select link->>'prev' as prev, link->>'huella' as huella from fiscal_links where invoice_id = any($1::bigint[]) order by position", [[first.id, second.id]]);
  expect(links.map(({ huella }) => huella)).toEqual([first.fiscal_data.huella, second.fiscal_data.huella]);
  expect(links[1]?.prev).toBe(first.fiscal_data.huella);
});
