import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#i18n/en/errors.ts';
import { engine } from '#i18n/en/engine.ts';
import { callers, openDesk, refusal, zagreb } from '#tests/support/engine-desk.tsx';
import { overrides } from '#tests/support/departures.ts';

beforeAll(async () => {
  await import('#src/engine/dialog/FormDialog.tsx');
  await import('./mobile-notifications-form.tsx');
});
const topics = [{ id: 1, name: 'iOS', entity: 'platform', arena: null }, { id: 2, name: 'Android', entity: 'platform', arena: null }, { id: 3, name: 'All players', entity: 'chain', arena: null }, { id: 4, name: 'Zagreb West', entity: 'arena', arena: 1 }, { id: 5, name: 'Madrid Norte', entity: 'arena', arena: 7 }];
const embedded = (...ids: readonly number[]) => topics.filter(({ id }) => ids.includes(id)).map(({ id, name, entity, arena }) => ({ id, name, entity, arena }));
const waiting = {
  id: 9, version: 3, title: 'Free hour', text: 'Tonight', image: null, scheduled_at: '2027-07-02T12:55:00.000Z', click_action: null, action_link: null, sent: false, state: 'scheduled', sent_at: null, failure: null, failure_status: null,
  topics: embedded(4), platforms: embedded(1, 2), created_at: '2027-06-30T10:00:00.000Z',
};
const gone = { ...waiting, id: 8, title: 'Gone out', sent: true, state: 'failed', failure: 'refused', failure_status: 400 };
const asked: Record<string, unknown>[] = [];
const provider = (more: Record<string, unknown> = {}) => ({
  getList: async (resource: string, query: { filter: Record<string, unknown> }) => {
    if (resource === 'topics') return { data: topics, total: topics.length };
    asked.push(query.filter);
    const rows = query.filter.sent ? [gone] : [waiting];
    return { data: rows, total: rows.length };
  },
  getMany: async () => ({ data: topics }),
  getOne: async (_: string, { id }: { id: unknown }) => ({ data: Number(id) === 8 ? gone : waiting }),
  ...more,
});
beforeEach(() => {
  asked.length = 0;
});
const open = (path: string, more: Record<string, unknown> = {}, caller: (typeof callers)[keyof typeof callers] = callers.admin, arena: typeof zagreb | null = zagreb) =>
  openDesk({ path: `/mobile-notifications${path}`, provider: provider(more), overrides, caller, arena });
const save = () => userEvent.click(screen.getByRole('button', { name: /^(Save|Send now)$/ }));
const question = () => screen.findByRole('dialog', { name: 'Send it now?' });
const answer = async (name: string) => userEvent.click(within(await question()).getByRole('button', { name }));

describe('the list', () => {
  test('NOTIF-01 NOTIF-04 NOTIF-09 NOTIF-15 has these columns, a switch between those that wait and those that went out, and no edit of the latter', async () => {
    open('');
    const row = (await screen.findByText('Free hour')).closest('tr') as HTMLElement;
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Image', 'Title', 'Text', 'Topics', 'Platforms', 'Scheduled at', 'Created', 'Actions']);
    const cells = within(row).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(3, 5)).toEqual(['Zagreb West', 'iOSAndroid']);
    expect(cells[5]).toMatch(/14:55.*Europe\/Zagreb$/);
    expect(within(row).getByRole('button', { name: 'Edit Free hour' })).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Sent' }));
    const sent = (await screen.findByText('Gone out')).closest('tr') as HTMLElement;
    expect(asked.at(-1)).toEqual({ sent: true });
    expect(within(sent).getByText('Not sent').closest('.ad-badge')).toHaveAttribute('title', 'The push service refuses it (400)');
    expect(within(sent).queryByRole('button', { name: /^Edit/ })).toBeNull();
    expect(within(sent).getByRole('button', { name: 'Delete Gone out' })).toBeVisible();
  });

  test('NOTIF-04 one that went out is looked at, says what hindered it, and cannot be opened for editing', async () => {
    const { router } = open('/8/show');
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('The push service refuses it (400)')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Edit' })).toBeNull();
    await router.navigate('/mobile-notifications/8');
    expect(await screen.findByText(engine.reason.update)).toBeVisible();
  });
});

describe('what a manager may write', () => {
  test.for([['All players', [3]], ['Madrid Norte', [5]], ['Zagreb West and Madrid Norte', [4, 5]], ['nobody in particular', []]] as const)('NOTIF-14 a notification to %s is looked at: no pencil, no bin', async ([, ids]) => {
    const others = { ...waiting, id: 7, title: 'Of others', topics: embedded(...ids) };
    open('', { getList: async (resource: string) => (resource === 'topics' ? { data: topics, total: topics.length } : { data: [waiting, others], total: 2 }) }, callers.manager);
    const rowOf = async (title: string) => within((await screen.findByText(title)).closest('tr') as HTMLElement);
    expect((await rowOf('Free hour')).getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['View Free hour', 'Edit Free hour', 'Delete Free hour']);
    expect((await rowOf('Of others')).getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['View Of others']);
  });
});

describe('the form', () => {
  test('a scheduled one that went out meanwhile says so and keeps what was typed', async () => {
    const update = vi.fn().mockRejectedValue(refusal(409, { code: 'alreadySent', sentence: errors.alreadySent }));
    const { said } = open('/9', { update });
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await userEvent.type(title, '!');
    await save();
    await waitFor(() => expect(said()).toContain(errors.alreadySent));
    expect(title).toHaveValue('Free hour!');
  });

  test('NOTIF-06 whoever clears the date of a scheduled one reads that it goes out at once', async () => {
    open('/9');
    const when = await screen.findByRole('group', { name: 'Scheduled at' });
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    await userEvent.clear(within(when).getByRole('textbox', { name: 'Date' }));
    await userEvent.clear(within(when).getByRole('textbox', { name: 'Time' }));
    expect(await screen.findByRole('button', { name: 'Send now' })).toBeVisible();
  });

  test('NOTIF-11 NOTIF-10 all platforms are chosen and stay; the only click action asks for its link', async () => {
    open('/create');
    const platforms = await screen.findByRole('combobox', { name: 'Platforms' });
    expect(platforms).toHaveAttribute('aria-disabled', 'true');
    expect(platforms).toHaveAttribute('aria-description', 'A notification always goes to all platforms.');
    expect(screen.getByText('A notification always goes to all platforms.')).toBeVisible();
    const box = platforms.closest('.MuiAutocomplete-root') as HTMLElement;
    await waitFor(() => expect([...box.querySelectorAll('.MuiChip-label')].map(({ textContent }) => textContent)).toEqual(['iOS', 'Android']));
    expect(screen.queryByRole('textbox', { name: /^Link/ })).toBeNull();
    await userEvent.click(screen.getByRole('combobox', { name: /Click action/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['None', 'External link']);
    await userEvent.click(screen.getByRole('option', { name: 'External link' }));
    expect(await screen.findByRole('textbox', { name: /^Link/ })).toBeVisible();
  });

  test('VAL-45 VAL-48 NOTIF-14 title and text are required; a manager must name a topic and is offered their own', async () => {
    const create = vi.fn(async () => ({ data: { ...gone, id: 10 } }));
    const { said } = open('/create', { create }, callers.manager);
    await screen.findByRole('combobox', { name: /Topics/ });
    await save();
    expect(await screen.findAllByText('Field is required')).toHaveLength(2);
    expect(screen.getByText('At least one topic must be presented')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /Topics/ })).toBeRequired();
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Hello');
    await userEvent.type(screen.getByRole('textbox', { name: /^Text/ }), 'All');
    await save();
    expect(await screen.findByText('At least one topic must be presented')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('combobox', { name: /Topics/ }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Zagreb West']);
    await userEvent.click(screen.getByRole('option', { name: 'Zagreb West' }));
    await userEvent.keyboard('{Escape}');
    await save();
    expect(await question()).toHaveTextContent('all who follow one of the chosen topics');
    await answer('Send now');
    const notification = { title: 'Hello', text: 'All', image: null, topics: [4], sent: false, click_action: null, action_link: null };
    await waitFor(() => expect(create).toHaveBeenCalledExactlyOnceWith('mobile-notifications', expect.objectContaining({ data: { notification } })));
    await waitFor(() => expect(said()).toContain('Notification sent'));
    expect(said()).not.toContain('Notification scheduled');
  });

  test('NOTIF-06 NOTIF-14 an admin reads who gets it without a topic, and is asked before it goes to all telephones; what is wrong comes first', async () => {
    const create = vi.fn(async () => ({ data: { ...gone, id: 10 } }));
    const { said } = open('/create', { create });
    expect(await screen.findByRole('combobox', { name: /Topics/ })).toHaveAccessibleDescription(/Without a topic everybody who has the app/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Hello');
    await save();
    expect(await screen.findByText('Field is required')).toBeVisible();
    expect(screen.queryByRole('dialog', { name: 'Send it now?' })).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /^Text/ }), 'All');
    await save();
    expect(await question()).toHaveTextContent('everybody who has the app. It cannot be taken back.');
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Send it now?' })).toBeNull());
    expect(create).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Hello');
    await save();
    await answer('Send now');
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    await waitFor(() => expect(said()).toContain('Notification sent'));
  });

  test('NOTIF-05 NOTIF-13 VAL-47 OP-057 a time is typed by the arena clock, named under it, and sent in UTC; a past one is refused at its field', async () => {
    const create = vi.fn().mockRejectedValueOnce(refusal(422, { code: 'invalid', violations: [{ path: 'scheduled_at', rule: 'past' }] })).mockResolvedValue({ data: { ...waiting, id: 11 } });
    const { said } = open('/create', { create });
    const when = await screen.findByRole('group', { name: 'Scheduled at' });
    expect(within(when).getByText('Clock of Europe/Zagreb. Leave it empty to send at once.')).toBeVisible();
    expect(when.querySelector('input[type=date]')).toHaveAttribute('min', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Later');
    await userEvent.type(screen.getByRole('textbox', { name: /^Text/ }), 'All');
    expect(screen.getByRole('button', { name: 'Send now' })).toBeVisible();
    const date = within(when).getByRole('textbox', { name: 'Date' });
    await userEvent.type(date, '2.7.2020');
    await userEvent.type(within(when).getByRole('textbox', { name: 'Time' }), '12:00');
    await save();
    expect(await screen.findByText('must not be in the past')).toBeVisible();
    expect(create).not.toHaveBeenCalled();
    await userEvent.clear(date);
    await userEvent.type(date, '2.7.2027');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    await save();
    expect(await screen.findByText('must not be in the past')).toBeVisible();
    expect(create).toHaveBeenLastCalledWith('mobile-notifications', expect.objectContaining({ data: expect.objectContaining({ scheduled_at: '2027-07-02T10:00:00.000Z', notification: expect.objectContaining({ sent: false }) }) }));
    await save();
    await waitFor(() => expect(said()).toContain('Notification scheduled'));
  });
});
