import { BaseRate } from './BaseRate.tsx';
import { General } from './General.tsx';
import type { ArenaSection } from './section.ts';

/** The sections of the arena dialog, in their order; one line each. The first makes the arena, the others need one. */
export const arenaSections: readonly ArenaSection[] = [
  { name: 'general', Component: General },
  { name: 'baseRate', Component: BaseRate },
];
