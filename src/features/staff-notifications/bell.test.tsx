import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useNotificationContext, useTranslate } from 'ra-core';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createI18n } from '#i18n/index.ts';
import { refusal, refusing, zagreb } from '#tests/support/engine-desk.tsx';
import { NotificationsBell } from './index.ts';

beforeAll(async () => {
  await import('./NotificationsPanel.tsx');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const order = { id: 1, type: 'new_order', arena_id: 1, user: { id: 9, username: 'ana' }, device: null, text: 'ana', created_at: '2026-11-28T10:00:00Z' };
const call = { id: 2, type: 'call_for_assistance', arena_id: 1, user: null, device: { id: 4, hostname: 'pc4' }, text: 'no sound', created_at: '2026-11-28T10:05:00Z' };
const Said = () => {
  const { notifications } = useNotificationContext();
  const translate = useTranslate();
  return <div role="log">{notifications.map(({ message }) => translate(String(message)))}</div>;
};
const show = (given: Record<string, unknown>, arena: typeof zagreb | null = zagreb) =>
  render(
    <CoreAdminContext dataProvider={refusing(given)} i18nProvider={createI18n()} queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NotificationsBell arena={arena} />
      <Said />
    </CoreAdminContext>,
  );
const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

test('SHELL-22 SHELL-23 SHELL-38 the bell counts; the panel says each in its own words and clears what it shows', async () => {
  const clearStaffNotifications = vi.fn(async () => undefined);
  let told: readonly object[] = [call, order];
  show({ staffNotifications: vi.fn(async () => told), clearStaffNotifications });
  await userEvent.click(await screen.findByRole('button', { name: '2 notifications' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['pc4 calls for assistanceno sound28. 11. 2026. 11:05', 'New order from ana28. 11. 2026. 11:00']);
  const shapes = panel.getAllByRole('listitem').map((entry) => entry.querySelector('path')?.getAttribute('d'));
  expect(new Set(shapes).size).toBe(2);
  told = [];
  await userEvent.click(panel.getByRole('button', { name: 'Clear all' }));
  expect(clearStaffNotifications).toHaveBeenCalledExactlyOnceWith(1, [2, 1]);
  expect(await panel.findByText('No notifications')).toBeVisible();
  expect(panel.getByRole('button', { name: 'Clear all' })).toHaveAttribute('aria-disabled', 'true');
  expect(panel.getByRole('button', { name: 'Clear all' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeVisible();
});

test('SHELL-22 a clear that fails says so and keeps them', async () => {
  show({ staffNotifications: async () => [order], clearStaffNotifications: vi.fn().mockRejectedValue(refusal(500)) });
  await userEvent.click(await screen.findByRole('button', { name: '1 notification' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(screen.getByRole('log', { hidden: true })).toHaveTextContent('The notifications could not be cleared.'));
  expect(screen.getByText('New order from ana')).toBeVisible();
});

test('SHELL-38 it is asked every half minute while the tab is in sight, and at once when it comes back', async () => {
  vi.useFakeTimers();
  const staffNotifications = vi.fn(async () => [order]);
  show({ staffNotifications });
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(staffNotifications).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(staffNotifications).toHaveBeenCalledTimes(3);
  act(() => visibility('hidden'));
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(staffNotifications).toHaveBeenCalledTimes(3);
  act(() => visibility('visible'));
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(staffNotifications).toHaveBeenCalledTimes(4);
});

test('SHELL-38 without an arena nothing is asked', async () => {
  const staffNotifications = vi.fn();
  show({ staffNotifications }, null);
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('Choose an arena to see what happens in it.')).toBeVisible();
  expect(staffNotifications).not.toHaveBeenCalled();
});
