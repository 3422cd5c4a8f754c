import { lazy } from 'react';

const load = () => import('./ScanDialog.tsx');
/** The dialog that waits for a card; it comes when it is opened. */
export const ScanDialog = lazy(async () => ({ default: (await load()).ScanDialog }));
export const warmUpScan = (): void => void load().catch(() => undefined);
export type { ScanProblem } from './useCardScan.ts';
