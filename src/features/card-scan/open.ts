import { lazy } from 'react';
import { ahead } from '#src/lib/ahead.ts';

const load = () => import('./ScanDialog.tsx');
/** The dialog that waits for a card; it comes when it is opened. */
export const ScanDialog = lazy(async () => ({ default: (await load()).ScanDialog }));
export const warmUpScan = ahead(load);
export type { ScanProblem } from './useCardScan.ts';
