import { AxeBuilder } from '@axe-core/playwright';
import { app } from '#i18n/en/app.ts';
import { expect, test } from './support/desk.ts';

const screens = ['admin-dashboard', 'employee-dashboard', 'profile', 'users', 'users/create', 'users/1/show', 'users/1', 'ranks', 'ranks/create', 'roles', 'roles/create', 'categories', 'categories/create', 'articles', 'articles/create', 'arenas', 'arenas/create', 'companies', 'companies/1/show', 'countries', 'countries/create', 'statuses/404'];

test('OP-086 every screen is free of serious accessibility findings', async ({ desk, page }) => {
  test.setTimeout(240_000);
  const found: string[] = [];
  await desk.open('/');
  const look = async (where: string) => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, impact, nodes } of violations) if (impact === 'serious' || impact === 'critical') found.push(`${where}: ${id} ${nodes.slice(0, 2).map(({ html }) => html.slice(0, 140)).join(' | ')}`);
  };
  await expect(page.getByLabel(app.login.credential)).toBeVisible();
  await look('login');
  await desk.loginAs('admin', 'zagreb-west');
  for (const screen of screens) {
    await desk.open(screen.startsWith('statuses') ? screen : `zagreb-west/${screen}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(screen);
  }
  expect(found).toEqual([]);
});

test('THEME-04 OP-087 a table, chips and a dialog are readable in all four themes', async ({ desk, page }) => {
  test.setTimeout(120_000);
  await desk.loginAs('admin', 'zagreb-west');
  const found: string[] = [];
  for (const theme of ['Classic', 'Dark', 'Teal', 'Brown']) {
    const id = (JSON.parse((await desk.stored('arenadesk.user')) ?? '{}') as { id: number }).id;
    await desk.api('PATCH', `/api/core/users/${id}/settings/dashboard/theme`, { value: theme });
    await desk.loginAs('admin', 'zagreb-west');
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await desk.open('zagreb-west/users/1/show');
      await expect(desk.dialog.getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
      for (const { nodes } of violations) for (const node of nodes) found.push(`${theme} ${width}: ${node.html.slice(0, 120)}`);
    }
  }
  const id = (JSON.parse((await desk.stored('arenadesk.user')) ?? '{}') as { id: number }).id;
  await desk.api('PATCH', `/api/core/users/${id}/settings/dashboard/theme`, { value: 'Classic' });
  expect(found).toEqual([]);
});

test('a field that Tab comes to in a form shows the sentence below it, too', async ({ desk, page }) => {
  await desk.loginAs('admin');
  for (const size of [{ width: 1280, height: 700 }, { width: 390, height: 700 }]) {
    await page.setViewportSize(size);
    for (const form of ['company-settings/1', 'quests/1', 'achievements/1']) {
      await desk.open(form);
      await expect(desk.dialog.getByRole('textbox').first()).toBeFocused();
      const seen: boolean[] = [];
      for (let field = 0; field < 30; field += 1) {
        await page.keyboard.press('Tab');
        const whole = await page.evaluate(() => {
          const sentence = (document.activeElement?.getAttribute('aria-describedby') ?? '').split(' ').flatMap((id) => document.getElementById(id) ?? []).filter(({ textContent }) => textContent.trim() !== '').at(-1);
          const frame = sentence?.closest('.ad-dialog-content');
          return sentence && frame ? sentence.getBoundingClientRect().bottom <= frame.getBoundingClientRect().bottom : null;
        });
        if (whole !== null) seen.push(whole);
      }
      expect(seen.length, form).toBeGreaterThan(5);
      expect(seen, `${form} at ${size.width}`).not.toContain(false);
    }
  }
});

test('over plain http at a host name, without a secure context, an employee signs in, finds and saves', async ({ desk, page, baseURL }) => {
  const port = new URL(baseURL ?? '').port;
  await page.goto(`http://desk.test:${port}/`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await desk.fillSignIn('manager');
  await page.waitForURL(/dashboard$/);
  await page.goto(`http://desk.test:${port}/users`);
  await expect(desk.rows()).toHaveCount(10);
  await page.goto(`http://desk.test:${port}/users/create`);
  const name = `lan.${Date.now()}`;
  await desk.dialog.getByLabel('Username', { exact: false }).first().fill(name);
  await desk.dialog.getByLabel('Password', { exact: false }).first().fill('secret-1');
  await desk.dialog.getByRole('combobox', { name: 'Roles' }).click();
  await page.getByRole('option', { name: 'player' }).click();
  await desk.dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('User created')).toBeVisible();
  await page.goto(`http://desk.test:${port}/profile`);
  await expect(page.getByRole('button', { name: /^Copy / })).toBeVisible();
});

test('OP-084 a form begins in its first field, keeps the keyboard while it is open, and gives the focus back to what opened it, also when one dialog leads to the next', async ({ desk, page }) => {
  await desk.loginAs('admin');
  for (const [list, first] of [['roles', 'name'], ['articles', 'title'], ['countries', 'name'], ['arenas', 'name']] as const) {
    await desk.open(list);
    const edit = page.locator('[data-focus-key^="edit-"]').first();
    await edit.focus();
    await page.keyboard.press('Enter');
    if (list !== 'arenas') await expect(desk.dialog.locator(`input[name="${first}"]`), list).toBeFocused();
    await expect(desk.dialog.locator('form').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(desk.dialog).toHaveCount(0);
    await expect(edit, list).toBeFocused();
    const show = page.locator('[data-focus-key^="show-"]').nth(list === 'roles' ? 4 : 0);
    await show.focus();
    await page.keyboard.press('Enter');
    await desk.pressEnterOn(desk.dialog.getByRole('button', { name: 'Edit' }));
    await expect(desk.dialog.locator('form').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(desk.dialog).toHaveCount(0);
    await expect(show, list).toBeFocused();
  }
  await desk.loginAs('admin', 'zagreb-west');
  for (const [list, key] of [['users', 'show-'], ['items', 'edit-'], ['invoices', 'show-']] as const) {
    await desk.open(`zagreb-west/${list}`);
    const opener = page.locator(`[data-focus-key^="${key}"]`).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(desk.dialog.getByRole('heading').first()).toBeVisible();
    await page.evaluate(() => {
      const seen = Object.assign(window, { outside: [] as string[], inside: new Set<EventTarget>() });
      addEventListener('focusin', ({ target }) => (target instanceof Element && target.closest('[role="presentation"]') ? seen.inside.add(target) : seen.outside.push(String((target as Element).outerHTML).slice(0, 80))));
    });
    const around = () => page.evaluate(() => (window as unknown as { inside: Set<EventTarget> }).inside.size);
    // On, until everything was there once.
    for (let known = -1; known < (await around()); ) {
      known = await around();
      for (let i = 0; i < 10; i += 1) await page.keyboard.press('Tab');
    }
    expect(await page.evaluate(() => (window as unknown as { outside: string[] }).outside), list).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(desk.dialog, list).toHaveCount(0);
    await expect(opener, list).toBeFocused();
  }
});

test('after a delete the keyboard goes on at the page; the question names the arena of what every arena has', async ({ desk, page }) => {
  await desk.loginAs('admin');
  const made = await desk.api<{ id: number }>('POST', '/api/core/roles', { name: `passing-${Date.now()}`, is_default: false });
  expect(made.status).toBe(201);
  await desk.open('roles');
  const remove = page.locator(`[data-focus-key="delete-${made.body.id}"]`);
  await remove.focus();
  await page.keyboard.press('Enter');
  await desk.pressEnterOn(desk.dialog.getByRole('button', { name: 'Delete' }));
  await expect(remove).toHaveCount(0);
  await expect(page.locator('#main-content')).toBeFocused();
  await desk.open('cash-registers');
  const row = desk.rows().first();
  const arena = await row.locator('td', { hasText: /[a-zš]{3}/i }).first().textContent();
  await row.getByRole('button', { name: /^Delete / }).click();
  await expect(desk.dialog).toContainText(`, ${arena}?`);
});

test('NAV-34 whoever is no longer known in this browser is signed out by the next step, not shown the next screen', async ({ desk, page }) => {
  await desk.open('/');
  await desk.fillSignIn('employee');
  await page.waitForURL(/employee-dashboard$/);
  await desk.open('users');
  await expect(desk.rows().first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('arenadesk.user'));
  await page.getByRole('link', { name: /articles/i }).click();
  await expect(page.locator('input[type="password"]')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('a question that cannot be answered any more can still be left: the entry is gone, is not one’s to delete, or did not come', async ({ desk, page }) => {
  desk.expectProblems(/status of (404|500)/);
  await desk.loginAs('admin');
  const leave = [() => page.keyboard.press('Escape'), () => desk.dialog.getByRole('button', { name: 'Cancel' }).click(), () => desk.dialog.getByRole('button', { name: 'Close' }).click()];
  for (const [i, path] of ['users/999999999/delete', 'roles/1/delete', 'users/101/delete'].entries()) {
    // One that no list has brought.
    if (path.includes('101')) await desk.faults({ path: '/core/users/(101|by-id)', status: 500, body: {} });
    await desk.open(path);
    await expect(desk.dialog.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
    await expect(desk.dialog).not.toContainText('What you typed');
    await leave[i]?.();
    await expect(desk.dialog, path).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/${path.split('/')[0]}$`));
  }
});
