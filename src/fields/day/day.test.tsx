import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { field } from '#resources/schema/field.ts';
import { fieldKinds } from '#src/fields/index.ts';
import { asked, leafOf, resourceWith, shown, Stage, zagreb } from '#tests/support/fields.tsx';

const change = (name: RegExp, value: string) => {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  fireEvent.blur(screen.getByRole('textbox', { name }));
};

test('OP-058 a day that is refused again and again, and looked at from far away, stays that day', () => {
  for (const timezone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const form = asked(field.day({ min: '1921-01-01', max: 'today' }), '1990-07-01', {}, { arena: { ...zagreb, timezone } });
    for (let i = 0; i < 4; i += 1) {
      expect(form.broken()).toEqual([]);
      form.setErrors({ value: 'no' });
      fireEvent.blur(screen.getByRole('textbox', { name: /Value/ }));
      expect(screen.getByRole('textbox', { name: /Value/ })).toHaveValue('01. 07. 1990.');
      expect(form.sent()).toBe('1990-07-01');
    }
    cleanup();
  }
});

test('VAL-29 OP-059 a birthdate has bounds for the picker, and the same for the keyboard', () => {
  const form = asked(field.day({ min: '1921-01-01', max: 'today' }), '1990-05-05');
  const calendar = document.querySelector('input[type="date"]');
  expect(calendar).toHaveAttribute('min', '1921-01-01');
  expect(calendar).toHaveAttribute('max', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  expect(screen.getByRole('textbox', { name: /Value/ })).toHaveValue('05. 05. 1990.');
  change(/Value/, '1920-12-31');
  expect(form.broken()).toEqual(['value notBefore']);
  change(/Value/, '2026-11-29');
  expect(form.broken()).toEqual(['value notAfter']);
  change(/Value/, '1921-01-01');
  expect(form.sent()).toBe('1921-01-01');
  change(/Value/, '');
  expect(form.sent()).toBeNull();
});

describe('half an hour after midnight in Zagreb', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-01T22:30:00Z') }));
  afterEach(() => void vi.useRealTimers());

  test.each([['Europe/Zagreb', '2026-07-02'], ['Atlantic/Canary', '2026-07-01']])('VAL-29 the calendar of an arena in %s goes to %s', (timezone, day) => {
    asked(field.day({ max: 'today' }), null, {}, { arena: { ...zagreb, timezone } });
    expect(document.querySelector('input[type="date"]')).toHaveAttribute('max', day);
  });
});

test('I18N-07 with no arena chosen a day is asked for as the language writes it, like it is shown', () => {
  asked(field.day(), '2026-07-01', {}, { arena: null });
  expect(screen.getByRole('textbox', { name: /Value/ })).toHaveValue(shown(field.day(), '2026-07-01', { arena: null }).cell);
});

test('INV-26 I18N-07 a filter by a day asks for it as a form does; what is no day is marked and does not filter', () => {
  const leaf = leafOf(field.instant());
  const { Filter } = fieldKinds[leaf.kind];
  if (!Filter) throw new Error(leaf.kind);
  const onChange = vi.fn();
  render(<Stage><Filter leaf={leaf} resource={resourceWith(leaf)} label="Created at" value="2026-07-01" onChange={onChange} /></Stage>);
  const box = screen.getByRole('textbox', { name: 'Created at' });
  expect(box).toHaveValue('01. 07. 2026.');
  fireEvent.change(box, { target: { value: '3.7.2026' } });
  expect(onChange).toHaveBeenLastCalledWith('2026-07-03');
  expect(box).toHaveAttribute('aria-invalid', 'false');
  // Half a day is no mistake while it is typed; a whole one that does not exist is.
  fireEvent.change(box, { target: { value: '31.6.' } });
  expect(box).toHaveAttribute('aria-invalid', 'false');
  fireEvent.blur(box);
  expect(box).toHaveAccessibleDescription('Created at: must be a date (dd. mm. yyyy.)');
  fireEvent.change(box, { target: { value: '31.6.2026' } });
  expect(onChange).toHaveBeenLastCalledWith(undefined);
  expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(box).toHaveAccessibleDescription('Created at: there is no such day');
  fireEvent.blur(box);
  expect(box).toHaveValue('31.6.2026');
  fireEvent.change(document.querySelector('input[type="date"]') ?? box, { target: { value: '2026-07-09' } });
  expect(onChange).toHaveBeenLastCalledWith('2026-07-09');
  expect(box).toHaveValue('01. 07. 2026.');
});

test('a day is that day in every zone', () => {
  for (const timezone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    expect(shown(field.day(), '2026-07-01', { arena: { ...zagreb, timezone } }).view).toContain('01. 07. 2026.');
  }
});

test('a date typed in part is refused, not taken for none, and stays to be mended', () => {
  const form = asked(field.day(), '1990-05-05');
  change(/Value/, '5.5.');
  expect(form.broken()).toEqual(['value day']);
  expect(screen.getByRole('textbox', { name: /Value/ })).toHaveValue('5.5.');
});

test.each([['28. 11. 2026.'], ['29 11 2026'], ['29.11.2026']])('EVT-05 VAL-44 a day with a time is typed as the product writes it, blanks and all: %s', async (text) => {
  for (const [leaf, value, wanted] of [[field.dateTime(), '2026-07-01 10:00:00', / 10:00:00$/], [field.instant(), '2026-07-01T08:00:00.000Z', /T09:00:00.000Z$/]] as const) {
    const form = asked(leaf, value);
    const [day, time] = screen.getAllByRole('textbox') as HTMLInputElement[];
    await userEvent.clear(day as HTMLElement);
    await userEvent.type(day as HTMLElement, text);
    expect([day?.value, time?.value]).toEqual([text, '10:00']);
    await userEvent.tab();
    expect(form.sent()).toMatch(/^2026-11-2[89]/);
    expect(form.sent()).toMatch(wanted);
    cleanup();
  }
});

test('a point in time is shown and asked for by the clock of the arena', () => {
  const form = asked(field.instant(), '2026-07-01T16:05:00.000Z');
  expect(screen.getByRole('textbox', { name: /Date/ })).toHaveValue('01. 07. 2026.');
  expect(screen.getByLabelText(/Time/)).toHaveValue('18:05');
  change(/Time/, '19:30');
  expect(form.sent()).toBe('2026-07-01T17:30:00.000Z');
  change(/Time/, 'later');
  expect(form.broken()).toEqual(['value instant']);
  change(/Time/, '');
  change(/Date/, '');
  expect(form.sent()).toBeNull();
});

test('the record speaks of its own arena before the chosen one', () => {
  const text = shown(field.instant(), '2026-07-01T16:05:00.000Z', { arena: { ...zagreb, timezone: 'Atlantic/Canary', locale: 'es' } }).cell;
  expect(text).toBe('01/07/2026, 17:05');
});

test('VAL-44 a wall clock is kept as it is typed', () => {
  const form = asked(field.dateTime({ max: '2100-01-01' }), null);
  change(/Date/, '2100-01-01');
  change(/Time/, '9');
  expect(form.sent()).toBe('2100-01-01 09:00:00');
  expect(form.broken()).toEqual([]);
  change(/Date/, '2100-01-02');
  expect(form.broken()).toEqual(['value notAfter']);
});

test('ARENA-29 a time of day goes by 24 hours', () => {
  const form = asked(field.timeOfDay(), '06:00');
  change(/Value/, '1830');
  expect(form.sent()).toBe('18:30');
  expect(screen.getByLabelText(/Value/)).toHaveValue('18:30');
  change(/Value/, '25:00');
  expect(form.broken()).toEqual(['value timeOfDay']);
});
