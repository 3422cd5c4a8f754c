export { ScanDialog, warmUpScan, type ScanProblem } from './open.ts';
export { hearIn, useLoneKeys, useScan, useScanner, type ScanLevel } from './scans.ts';
export type { Scan } from './key-reader.ts';
