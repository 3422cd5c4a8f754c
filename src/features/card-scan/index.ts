import { lazy } from 'react';

const load = () => import('./ScanDialog.tsx');
export const ScanDialog = lazy(async () => ({ default: (await load()).ScanDialog }));
export const warmUpScan = (): void => void load().catch(() => undefined);
export type { ScanProblem } from './useCardScan.ts';
export { useScan, useScanner, type ScanLevel } from './scans.ts';
export type { Scan } from './key-reader.ts';
