import 'fake-indexeddb/auto';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'ra-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearStorage } from '#dataProviders/adapter/tokens.ts';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { catalogueOf, createI18n } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { FieldsContext } from '#src/fields/context.ts';
import { forgetAct, keepAct, pendingAct } from '#src/lib/pending-acts.ts';
import { callers, refusal, refusing, zagreb } from '#tests/support/engine-desk.tsx';
import { AwardDialog } from './AwardDialog.tsx';

const shell = { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined };
const silence = refusal(0, { code: 'unavailable' });
const service = { award: vi.fn<ServiceProvider['award']>(), awardOutcome: vi.fn<ServiceProvider['awardOutcome']>() };
const onClose = vi.fn<() => void>();
const Said = () => <p role="log">{useNotificationContext().notifications.map(({ message }) => String(message)).join()}</p>;
const open = async (caller: (typeof callers)[keyof typeof callers]) => {
  const i18n = createI18n({ from: await catalogueOf('en') });
  return render(
    <EngineContext value={{ registry, caller, arena: zagreb, overrides: {}, tools: {}, cardScannerPrefix: ';', shell }}>
      <FieldsContext value={{ arena: zagreb, caller, resourceOf: registry.get, upload: () => Promise.reject(silence) }}>
        <CoreAdminContext dataProvider={refusing(service)} i18nProvider={i18n} store={memoryStore()}><AwardDialog user={{ id: 7, username: 'marko' }} onClose={onClose} /><Said /></CoreAdminContext>
      </FieldsContext>
    </EngineContext>,
  );
};
const birthday = () => screen.findByRole('checkbox', { name: 'Birthday Party' });
const award = async () => {
  await userEvent.click(await birthday());
  await userEvent.click(screen.getByRole('button', { name: 'Award' }));
};
/** An award whose answer and whose outcome are lost; then the session ends. */
const lostAward = async (caller: (typeof callers)[keyof typeof callers]): Promise<string> => {
  const desk = await open(caller);
  await award();
  expect(await screen.findByText(/It is not known yet whether the award arrived/)).toBeVisible();
  desk.unmount();
  clearStorage(localStorage);
  return service.award.mock.lastCall?.[1] ?? '';
};

beforeEach(async () => {
  for (const { id } of Object.values(callers)) await forgetAct(id, 'award.7');
  onClose.mockClear();
  service.award.mockReset().mockRejectedValue(silence);
  service.awardOutcome.mockReset().mockRejectedValue(silence);
});

test('an award whose answer was lost is asked for after the session has ended, and not made twice', async () => {
  const key = await lostAward(callers.manager);
  service.awardOutcome.mockClear().mockResolvedValue({ state: 'done', result: [] });
  await open(callers.manager);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(service.awardOutcome).toHaveBeenCalledExactlyOnceWith(key);
  expect(screen.getByRole('log', { hidden: true })).toHaveTextContent('people.award.done');
  expect(service.award).toHaveBeenCalledOnce();
});

test('another person who opens the same player neither sees it nor wipes it', async () => {
  const key = await lostAward(callers.manager);
  service.awardOutcome.mockClear().mockResolvedValue({ state: 'unseen' });
  service.award.mockResolvedValueOnce([]);
  const other = await open(callers.employee);
  expect(await birthday()).not.toBeChecked();
  await award();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(service.awardOutcome).not.toHaveBeenCalled();
  expect(service.award.mock.lastCall?.[1]).not.toBe(key);
  other.unmount();
  await open(callers.manager);
  await waitFor(() => expect(service.awardOutcome).toHaveBeenCalledExactlyOnceWith(key));
});

test('what stays unknown is shown as it was sent, and can only be asked for', async () => {
  const key = await lostAward(callers.manager);
  service.awardOutcome.mockClear();
  await open(callers.manager);
  await waitFor(async () => expect(await birthday()).toBeChecked());
  await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(service.awardOutcome).toHaveBeenCalledTimes(2));
  expect(service.awardOutcome.mock.calls).toEqual([[key], [key]]);
  expect(await birthday()).toBeDisabled();
  service.awardOutcome.mockResolvedValue({ state: 'unseen' });
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(async () => expect(await birthday()).toBeEnabled());
  expect(service.award).toHaveBeenCalledOnce();
});

test('of one that services have forgotten it is said that nobody can tell any more, before another is made', async () => {
  await keepAct({ user: callers.manager.id, name: 'award.7', key: 'k-12345678', at: Date.now() - 36 * 86_400_000, chosen: ['birthday_party'] });
  service.award.mockResolvedValue([]);
  await open(callers.manager);
  expect(await screen.findByText(/^What came of your award of .*\d{4}.* can no longer be found out/)).toBeVisible();
  expect(await pendingAct(callers.manager.id, 'award.7')).not.toBeNull();
  await award();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(service.awardOutcome).not.toHaveBeenCalled();
  await waitFor(async () => expect(await pendingAct(callers.manager.id, 'award.7')).toBeNull());
});
