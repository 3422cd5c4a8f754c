import { first } from './first.ts';
import { later } from './later.ts';

/** The source language: what stands here, every other language must bring. */
export const catalogue = { ...first, ...later } as const;
