import { useCallback, useEffect, useRef } from 'react';

/** The way to a value as it was drawn last. It is the same way at every key, so that who has it need not be drawn anew. */
export const useLatest = <T,>(value: T): (() => T) => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return useCallback(() => latest.current, []);
};
