import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, useNotify } from 'ra-core';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '#i18n/index.ts';
import { client } from '#src/app/client.ts';
import { Snackbar } from '#src/app/shell/Snackbar.tsx';

type Notify = ReturnType<typeof useNotify>;
const Grab = ({ onNotify }: { readonly onNotify: (notify: Notify) => void }) => {
  const notify = useNotify();
  useEffect(() => onNotify(notify), [notify, onNotify]);
  return null;
};
/** Shows it and answers react-admin's `notify`. */
const show = (): Notify => {
  const grabbed: Notify[] = [];
  const take = (notify: Notify) => void grabbed.push(notify);
  render(<CoreAdminContext i18nProvider={createI18n()}><Grab onNotify={take} /><Snackbar /></CoreAdminContext>);
  return (...said) => grabbed.at(-1)?.(...said);
};

describe('the snackbar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    client.reset();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('SHELL-21 CONST-01 shows what is said for 3000 ms in success colour', () => {
    show();
    act(() => client.say('Saved'));
    const bar = screen.getByText('Saved').parentElement;
    expect(bar).toHaveClass('ad-snackbar-success');
    expect(bar?.querySelector('svg')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(2999));
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('a message that goes while the pointer rests on it holds none of those after it', () => {
    show();
    act(() => client.say('Not saved', 'error'));
    fireEvent.mouseEnter(screen.getByText('Not saved'));
    act(() => client.hush());
    act(() => client.say('Saved'));
    act(() => void vi.advanceTimersByTime(3000));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it("takes react-admin's messages, translated, each in its colour, and only one at a time", () => {
    const notify = show();
    act(() => notify('ra.notification.updated', { messageArgs: { smart_count: 1 } }));
    expect(screen.getByText('Updated')).toBeVisible();
    act(() => notify('first line\nsecond line', { type: 'error' }));
    expect(screen.queryByText('Updated')).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe('first line\nsecond line');
    act(() => void vi.advanceTimersByTime(9999));
    expect(screen.getByRole('alert').textContent).not.toBe('');
    act(() => void vi.advanceTimersByTime(1));
    expect(client.get().snackbar.show).toBe(false);
  });

  it('stays while it is said to, and closes by its button', () => {
    const notify = show();
    act(() => notify('Stays', { type: 'warning', autoHideDuration: null as unknown as number }));
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(screen.getByText('Stays').parentElement).toHaveClass('ad-snackbar-warning');
    act(() => screen.getByRole('button', { name: 'Close message' }).click());
    expect(screen.queryByText('Stays')).toBeNull();
  });
});
