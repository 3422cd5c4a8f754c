import { useCallback, useRef } from 'react';
import { useNotify } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';

export interface RefusalWords {
  /** Says what a save was refused with. */
  readonly say: (text: string) => void;
  /** Takes it back where it still stands: the next try begins, or what was refused has been changed. */
  readonly unsay: () => void;
}

/** The sentence of a refused save, for as long as it is true of what the form holds. */
export const useRefusal = (): RefusalWords => {
  const notify = useNotify();
  const { shell } = useEngine();
  const said = useRef<string | null>(null);
  const say = useCallback((text: string) => {
    said.current = text;
    notify(text, { type: 'error', messageArgs: { _: text } });
  }, [notify]);
  const unsay = useCallback(() => {
    if (said.current !== null) shell.unsay(said.current);
    said.current = null;
  }, [shell]);
  return { say, unsay };
};
