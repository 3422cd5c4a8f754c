import { useEffect, useRef } from 'react';

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
