import { lazy } from 'react';

/** The till, in a chunk of its own. */
export const Purchase = lazy(async () => ({ default: (await import('./Purchase.tsx')).Purchase }));
export { ShopAct } from './ShopAct.tsx';
