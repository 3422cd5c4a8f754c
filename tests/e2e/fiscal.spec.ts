import { companies } from '#i18n/en/companies.ts';
import { invoices } from '#i18n/en/invoices.ts';
import { expect, query, test, type Desk } from './support/desk.ts';

/** The newest Croatian invoice of the demo chain's past that no tax office knows of. */
const untold = async (): Promise<number> => {
  const [row] = await query<{ id: number }>(
    "select i.id::int as id from invoices as i where i.arena_frozen->>'locale' = 'hr' and not i.fiscalized and not exists (select from fiscal_tasks as t where t.invoice_id = i.id) order by i.created_at desc limit 1", []);
  if (!row) throw new Error('every invoice is known');
  return row.id;
};
const fault = async (desk: Desk, name: string) => expect((await desk.api('PUT', '/api/fiscal-simulator/faults', { locale: 'hr', fault: name })).status).toBe(200);

test('INV-07 an invoice that the tax office refuses says why and what to set right; told again it has its codes, the first one as it was', async ({ desk }) => {
  await desk.loginAs('admin');
  const id = await untold();
  const { body: me } = await desk.api<{ id: number; username: string }>('GET', '/api/core/users/by-username/admin');
  const tell = () => desk.api<{ fiscal_data: { zki: string; jir: string | null } }>('POST', `/api/shop/invoices/${id}/fiscalize`, { by_user: { id: me.id, username: me.username } });
  await fault(desk, 'reject:s005');
  const refused = await tell();
  expect([refused.status, refused.body.fiscal_data.jir]).toEqual([200, null]);
  await desk.open(`invoices/${id}/show`);
  await expect(desk.dialog.getByText(invoices.choices['fiscal.state'].rejected, { exact: true })).toBeVisible();
  await expect(desk.dialog.getByText('s005').first()).toBeVisible();
  await expect(desk.dialog.getByText(`${companies.one} · ${companies.fields.pidn}`)).toBeVisible();
  await expect(desk.dialog.getByText(refused.body.fiscal_data.zki, { exact: true })).toBeVisible();
  await fault(desk, 'ok');
  const { body } = await tell();
  expect(body.fiscal_data.zki).toBe(refused.body.fiscal_data.zki);
  await desk.open('invoices');
  await desk.open(`invoices/${id}/show`);
  await expect(desk.dialog.getByText(invoices.choices['fiscal.state'].done, { exact: true })).toBeVisible();
  await expect(desk.dialog.getByText(String(body.fiscal_data.jir), { exact: true })).toBeVisible();
  await expect(desk.dialog.getByText('s005')).toHaveCount(0);
});
