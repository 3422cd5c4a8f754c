import { beforeEach, describe, expect, it } from 'vitest';
import type { Arena } from '#dataProviders/types.ts';
import { createArenaEntry, keyDataOf } from '#src/app/arena.ts';
import { createClientStore } from '#src/app/state.ts';
import { createStorage } from '#src/lib/storage.ts';

const west: Arena = { id: 1, name: 'Zagreb West', timezone: 'Europe/Zagreb', currency: 'EUR', coins_per_currency: 100, locale: 'hr', company: { id: 4, name: 'Arenaplay', taxes: [] }, cash_registers: [{ id: 1, label: '1' }] };
const accented: Arena = { ...west, id: 2, name: 'Čakovec Sjever_2' };
const employee = { id: 7, roles: ['employee'] };
const admin = { id: 1, roles: ['admin'] };
const refusal = (status: number) => Object.assign(new Error(String(status)), { status });

let calls: string[];
let warnings: unknown[][];
/** The services, as far as arena entry asks them; a failing one throws what stands here. */
let answers: { arena: () => Arena; employees: () => unknown };
const setUp = () => {
  const state = createClientStore(createStorage(() => { throw new Error('blocked'); }));
  const entry = createArenaEntry(
    state,
    () => ({
      arenaByName: async (name) => {
        calls.push(`by-name ${name}`);
        return answers.arena();
      },
      arenaById: async (id) => {
        calls.push(`by-id ${id}`);
        return answers.arena();
      },
      arenaEmployees: async (id) => {
        calls.push(`employees ${id}`);
        return answers.employees() as readonly number[];
      },
    }),
    (...parts) => warnings.push(parts),
  );
  return { state, entry };
};

describe('arena entry', () => {
  beforeEach(() => {
    calls = [];
    warnings = [];
    answers = { arena: () => west, employees: () => [7, 8] };
  });

  it('NAV-03 NAV-44 looks the slug up by name once, and not again while it is current', async () => {
    const { state, entry } = setUp();
    await entry.enter('zagreb-west', employee);
    await entry.enter('zagreb-west', employee);
    expect(calls).toEqual(['by-name Zagreb_West', 'employees 1']);
    expect(state.get().arena).toEqual(keyDataOf(west));
    expect(state.preferredArena()).toBe('zagreb-west');
  });

  it('NAV-41 NAV-44 opens nothing, and closes nothing, once somebody has gone elsewhere meanwhile', async () => {
    const { state, entry } = setUp();
    await entry.enter('zagreb-west', employee);
    for (const arena of [() => accented, () => { throw refusal(404); }]) {
      answers = { ...answers, arena };
      const gone = new AbortController();
      const late = entry.enter('cakovec-sjever-2', employee, gone.signal);
      gone.abort();
      expect(await late).toBeNull();
      expect([state.get().arena?.slug, state.preferredArena()]).toEqual(['zagreb-west', 'zagreb-west']);
    }
    expect(warnings).toEqual([]);
  });

  it('ARENA-23 NAV-44 what is read anew of an arena comes too late once another is chosen', async () => {
    const { state, entry } = setUp();
    await entry.enter('zagreb-west', employee);
    const late = entry.refresh();
    state.choose(keyDataOf(accented));
    expect(await late).toBeNull();
    expect([state.get().arena?.id, state.preferredArena()]).toEqual([accented.id, keyDataOf(accented).slug]);
  });

  it('NAV-44 reads it again after a reload, whatever is stored', async () => {
    const { state, entry } = setUp();
    state.choose(keyDataOf(west));
    await entry.enter('zagreb-west', employee);
    expect(calls).toHaveLength(2);
  });

  it('NAV-54 gives an accented name its plain slug', async () => {
    const { entry } = setUp();
    answers.arena = () => accented;
    expect((await entry.enter('cakovec-sjever-2', employee))?.slug).toBe('cakovec-sjever-2');
    expect(calls[0]).toBe('by-name Cakovec_Sjever_2');
  });

  it('NAV-42 NAV-43 AUTH-28 a missing arena resets the state without a word and is preferred no longer', async () => {
    const { state, entry } = setUp();
    state.choose(keyDataOf(west));
    answers.arena = () => { throw refusal(404); };
    expect(await entry.enter('zagreb-west', employee)).toBeNull();
    expect([state.get().arena, state.preferredArena(), warnings]).toEqual([null, null, []]);
  });

  it('NAV-43 any other failure logs a warning; one that passes keeps the preference', async () => {
    const { state, entry } = setUp();
    state.choose(keyDataOf(west));
    answers.arena = () => { throw refusal(500); };
    expect(await entry.enter('zagreb-west', employee)).toBeNull();
    expect([state.get().arena, state.preferredArena(), warnings.length]).toEqual([null, 'zagreb-west', 1]);
  });

  it('NAV-45 employees that are no list reject it', async () => {
    const { state, entry } = setUp();
    answers.employees = () => ({});
    expect(await entry.enter('zagreb-west', employee)).toBeNull();
    expect([state.get().arena, warnings.length]).toEqual([null, 1]);
  });

  it('NAV-46 NAV-47 AUTH-28 somebody who does not work there is rejected, an admin is not', async () => {
    const { state, entry } = setUp();
    expect(await entry.enter('zagreb-west', { id: 99, roles: ['manager'] })).toBeNull();
    expect(state.get().arena).toBeNull();
    expect(await entry.enter('zagreb-west', admin)).not.toBeNull();
    expect(warnings).toEqual([]);
  });

  it('NAV-42 a failed entry to another arena keeps what is preferred', async () => {
    const { state, entry } = setUp();
    await entry.enter('zagreb-west', employee);
    answers.arena = () => { throw refusal(404); };
    expect(await entry.enter('nowhere', employee)).toBeNull();
    expect([state.get().arena, state.preferredArena()]).toEqual([null, 'zagreb-west']);
  });

  it('ARENA-23 reads the current arena anew by its id, as its name may have changed', async () => {
    const { state, entry } = setUp();
    await entry.enter('zagreb-west', admin);
    answers.arena = () => ({ ...west, name: 'Zagreb Centar', currency: 'HRK' });
    await entry.refresh();
    expect(calls.at(-1)).toBe('by-id 1');
    expect(state.get().arena).toMatchObject({ slug: 'zagreb-centar', currency: 'HRK' });
    expect(state.preferredArena()).toBe('zagreb-centar');
  });

  it('ARENA-23 an address under the old name still leads to the arena, without asking for a name that is gone, until somebody chooses one', async () => {
    const { entry } = setUp();
    await entry.enter('zagreb-west', admin);
    answers.arena = () => ({ ...west, name: 'Zagreb Centar' });
    await entry.refresh();
    const asked = calls.length;
    expect(await entry.enter('zagreb-west', admin)).toMatchObject({ slug: 'zagreb-centar' });
    expect(await entry.enter('zagreb-centar', admin)).toMatchObject({ slug: 'zagreb-centar' });
    expect(calls.length).toBe(asked);
    // A navigation to the new address may be overtaken by one that was begun under the old.
    expect(await entry.enter('zagreb-west', admin)).toMatchObject({ slug: 'zagreb-centar' });
    expect(calls.length).toBe(asked);
    // From then on the old name is any other's.
    entry.choosing();
    await entry.enter('zagreb-west', admin);
    expect(calls.length).toBeGreaterThan(asked);
  });
});
