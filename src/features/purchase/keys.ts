import { useEffect, useRef, type RefObject } from 'react';
import type { Step } from './basket.ts';

/** The keys of the till, as they stand on its buttons. Ways to pay have theirs by their place. */
export const saleKeys = { items: 'F2', players: 'F4', company: 'F8', finish: 'F9' } as const;
export const methodKeys = ['F5', 'F6', 'F7'] as const;

/** Runs what a key stands for, wherever the focus is, unless a dialog or a menu is open. What is pressed while it is held down counts once. */
export const useKeys = (actions: Readonly<Record<string, () => void>>): void => {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const run = latest.current[event.key];
      if (!run || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || document.querySelector('[role="dialog"], [role="menu"]')) return;
      event.preventDefault();
      if (!event.repeat) run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

/** The step that is worked at is the one with the focus. */
export const useStepOfFocus = (page: RefObject<HTMLElement | null>, dispatch: (step: Step) => void): void => {
  useEffect(() => {
    const whole = page.current;
    const onFocus = ({ target }: FocusEvent) => {
      const step = target instanceof Element ? target.closest<HTMLElement>('[data-step]')?.dataset.step : undefined;
      if (step !== undefined) dispatch({ do: 'step', step: step === '2' ? 2 : 1 });
    };
    whole?.addEventListener('focusin', onFocus);
    return () => whole?.removeEventListener('focusin', onFocus);
  }, [page, dispatch]);
};
