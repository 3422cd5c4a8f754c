import { use, useMemo, type ReactNode } from 'react';
import { EngineContext, useEngine } from '#src/engine/context.ts';
import type { Departures } from '#src/engine/overrides.ts';
import { i18n } from '#src/app/desk.ts';
import { departuresOf, speaksOfWorkflow } from '#src/overrides/index.ts';

/** The promise is read each time, also when it is settled: a render that waited for it is begun again where it stopped. */
const useDepartures = (name: string): Departures | null => {
  const part = departuresOf(name);
  // Words of workflows come later than the first list.
  if (speaksOfWorkflow(name)) use(i18n.whole());
  return part ? use(part) : null;
};

/** Draws screens of a resource with its departures; suspends until they are there. */
export const Departing = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => {
  const engine = useEngine();
  const departures = useDepartures(of);
  const value = useMemo(() => (departures ? { ...engine, overrides: { ...engine.overrides, [of]: departures } } : engine), [engine, departures, of]);
  return <EngineContext value={value}>{children}</EngineContext>;
};
