import { expect, type Page } from '@playwright/test';

/** What a scanner does: its mark, where it sets one, the code, Enter. */
export const scan = async (page: Page, code: string) => {
  // The desk listens a moment after it is drawn.
  await expect(page.locator('[data-ear]')).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const press = (key: string) => [
    session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, ...(key.length === 1 ? { text: key } : { code: key, windowsVirtualKeyCode: 13, text: '\r' }) }), session.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
  ];
  await Promise.all([...code, 'Enter'].flatMap(press));
  await session.detach();
};
