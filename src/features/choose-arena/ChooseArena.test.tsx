import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { createI18n } from '#i18n/index.ts';
import { type ArenaOption, arenaDebounce, type SearchArenas } from '#src/features/choose-arena/index.ts';
import { ChooseArena } from './ChooseArena.tsx';

const arenas: readonly ArenaOption[] = [
  { id: 1, name: 'Zagreb West', slug: 'zagreb-west', address: 'Ilica 1, 10000 Zagreb' },
  { id: 2, name: 'Split Riva', slug: 'split-riva', address: '' },
];
const show = (search: SearchArenas, onSkip?: () => void, onAdd?: () => void) => {
  const chosen: string[] = [];
  render(
    <CoreAdminContext i18nProvider={createI18n()}>
      <ChooseArena search={search} onChoose={({ slug }) => chosen.push(slug)} onSkip={onSkip} onAdd={onAdd} />
    </CoreAdminContext>,
  );
  return chosen;
};
const byName = (asked: string[]): SearchArenas => async (text) => {
  asked.push(text);
  const options = arenas.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  return { options, total: options.length };
};

describe('the choice of an arena', () => {
  it('AUTH-26 lists arenas with name and address, searches half a second after typing, and enters the chosen one', async () => {
    const asked: string[] = [];
    const chosen = show(byName(asked));
    await screen.findByText('Ilica 1, 10000 Zagreb');
    const began = performance.now();
    await userEvent.type(screen.getByRole('searchbox'), 'spl');
    await waitFor(() => expect(asked).toEqual(['', 'spl']));
    expect(performance.now() - began).toBeGreaterThanOrEqual(arenaDebounce);
    await waitFor(() => expect(screen.queryByText('Zagreb West')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: /Split Riva/ }));
    expect(chosen).toEqual(['split-riva']);
  });

  it('searches at once on Enter', async () => {
    const asked: string[] = [];
    show(byName(asked));
    await screen.findByText('Zagreb West');
    await userEvent.type(screen.getByRole('searchbox'), 'zag{Enter}');
    expect(asked).toEqual(['', 'zag']);
  });

  it('AUTH-29 offers to skip only to who may', async () => {
    const skipped = vi.fn();
    show(byName([]), skipped);
    await userEvent.click(await screen.findByRole('button', { name: /^Skip/ }));
    expect(skipped).toHaveBeenCalledOnce();
  });

  it('says that nothing is called so, that there is none, and that loading failed', async () => {
    let fail = false;
    const search: SearchArenas = async () => {
      if (fail) throw new Error('down');
      return { options: [], total: 0 };
    };
    show(search);
    expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
    await screen.findByText(/You do not work in any arena yet/);
    await userEvent.type(screen.getByRole('searchbox'), 'x{Enter}');
    await screen.findByText('No arena has that name.');
    fail = true;
    await userEvent.type(screen.getByRole('searchbox'), 'y{Enter}');
    await screen.findByText(/could not be loaded/);
    fail = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No arena has that name.');
  });

  it('SETUP-13 an admin of a chain without arenas is led to the first one, and is not told to ask an admin', async () => {
    const added = vi.fn();
    show(async () => ({ options: [], total: 0 }), vi.fn(), added);
    await screen.findByText(/There is no arena yet/);
    expect(screen.queryByText(/Ask an administrator/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add the first one' }));
    expect(added).toHaveBeenCalledOnce();
  });

  it('never lets an earlier answer replace a later one', async () => {
    const waiting: (() => void)[] = [];
    show((text) => new Promise((resolve) => waiting.push(() => resolve({ options: arenas.filter(({ name }) => name.startsWith(text)), total: 1 }))));
    await userEvent.type(screen.getByRole('searchbox'), 'S{Enter}');
    waiting[1]?.();
    await screen.findByText('Split Riva');
    waiting[0]?.();
    await waitFor(() => expect(screen.queryByText('Zagreb West')).toBeNull());
  });
});
