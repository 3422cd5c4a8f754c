import { useCallback, useEffect, useRef } from 'react';

/** Whether what asks is still on the screen. An answer that comes late carries nobody away from where they are by then. */
export const useStillHere = (): (() => boolean) => {
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
};
