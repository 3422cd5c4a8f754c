/** Fetches the till: a chunk of its own, since lists need only the way to it. */
export const loadPurchase = async () => (await import('./Purchase.tsx')).Purchase;
export { ShopAct } from './ShopAct.tsx';
