const key = 'arenadesk.without_arena';
let skipped = false;

/** Whether this tab works without an arena on purpose; forgotten with the tab and at sign-out. */
export const worksWithoutArena = (): boolean => {
  try {
    return skipped || sessionStorage.getItem(key) === '1';
  } catch {
    return skipped;
  }
};
export const workWithoutArena = (on: boolean): void => {
  skipped = on;
  try {
    if (on) sessionStorage.setItem(key, '1');
    else sessionStorage.removeItem(key);
  } catch {
    // It holds for this visit.
  }
};
