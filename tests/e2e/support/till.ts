import type { Page } from '@playwright/test';
import { purchase } from '#i18n/en/purchase.ts';
import { expect, type Desk } from './desk.ts';

/** The till, in the words of who sells. */
export class Till {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }
  /** Signs somebody in at an arena and opens its till, at a register where one is named. */
  static async of(desk: Desk, role: Parameters<Desk['loginAs']>[0], arena: string, register?: string): Promise<Till> {
    const till = new Till(desk.page);
    await desk.loginAs(role, arena);
    await till.open(arena);
    if (register !== undefined) await till.register.selectOption(register);
    return till;
  }
  async open(arena: string): Promise<void> {
    await this.page.goto(`/${arena}/purchase`);
    await expect(this.page.getByRole('heading', { name: purchase.sale, exact: true })).toBeVisible();
    await expect(this.page.getByRole('tab').or(this.page.getByText(purchase.nothingToSell)).first()).toBeVisible();
  }
  get register() {
    return this.page.getByRole('combobox', { name: purchase.register });
  }
  get itemSearch() {
    return this.page.getByRole('searchbox', { name: purchase.searchItems });
  }
  private get step2() {
    return this.page.locator('[data-step="2"]');
  }
  get playerSearch() {
    return this.step2.getByRole('searchbox');
  }
  get players() {
    return this.step2.locator('tbody tr[tabindex]');
  }
  get buyer() {
    return this.page.getByRole('region', { name: purchase.player, exact: true }).filter({ has: this.page.locator('.ad-till-balance') });
  }
  get cart() {
    return this.page.getByRole('table', { name: purchase.cart });
  }
  get total() {
    return this.page.getByRole('status', { name: purchase.total });
  }
  get methods() {
    return this.page.getByRole('group', { name: purchase.methods });
  }
  get finish() {
    return this.page.getByRole('button', { name: new RegExp(`^(${purchase.finish}|${purchase.finishing})`) });
  }
  get coins() {
    return this.page.locator('input[data-coins]');
  }
  async category(name: string): Promise<void> {
    await this.page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
  }
  /** Searches, and waits for what is found. */
  async find(text: string): Promise<void> {
    await this.itemSearch.fill(text);
    await expect(this.page.getByRole('tab')).toHaveCount(1);
  }
  row(name: string) {
    const row = this.page.locator('tr.ad-till-good').filter({ has: this.page.locator(`td[title="${name}"]`) });
    const button = (word: string) => row.getByRole('button', { name: word.replace('%{name}', name), exact: true });
    return { quantity: row.getByRole('textbox'), more: button(purchase.more), fewer: button(purchase.fewer), remove: button(purchase.remove) };
  }
  /** Smoki for 1,90. */
  async addSnack(): Promise<void> {
    await this.category('Snacks');
    await this.row('Smoki · 100 g').more.click();
  }
  async removeFirst(): Promise<void> {
    await this.cart.getByRole('row').last().getByRole('button').click();
  }
  /** Searches for a player by username and chooses them. */
  async choose(username: string): Promise<void> {
    await this.playerSearch.fill(username);
    await this.playerSearch.press('Enter');
    await this.players.filter({ has: this.page.getByRole('cell', { name: username, exact: true }) }).click();
    await expect(this.buyer).toContainText(username);
  }
  /** Finish is off, and says why: on its key, which brings the focus there, and on hover. */
  async refuses(...reasons: readonly string[]): Promise<void> {
    await expect(this.finish).toBeDisabled();
    await this.page.mouse.move(0, 0);
    await this.finish.blur();
    await expect(this.page.getByRole('tooltip')).toHaveCount(0);
    await this.page.keyboard.press('F9');
    for (const reason of reasons) await expect(this.page.getByRole('tooltip')).toContainText(reason);
    await this.finish.blur();
    await expect(this.page.getByRole('tooltip')).toHaveCount(0);
    await this.finish.hover();
    for (const reason of reasons) await expect(this.page.getByRole('tooltip')).toContainText(reason);
    await this.page.mouse.move(0, 0);
  }
  /** What a scanner types: all at once, with Enter. */
  async scan(code: string): Promise<void> {
    // The desk listens a moment after it is drawn.
    await expect(this.page.locator('[data-ear]')).toBeAttached();
    await this.page.evaluate((text) => {
      const target = document.activeElement ?? document.body;
      for (const key of [...text, 'Enter']) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }, code);
  }
}
