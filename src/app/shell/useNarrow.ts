import { useSyncExternalStore } from 'react';

const query = '(max-width: 959.95px)';
const subscribe = (listener: () => void) => {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', listener);
  return () => media?.removeEventListener('change', listener);
};
/** Whether the window is narrower than 960 px. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => globalThis.matchMedia?.(query).matches ?? false);
