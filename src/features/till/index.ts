export { TillPlace } from './place.ts';
export { useRegister, type Register } from './useRegister.ts';
export { useSales, type Sales } from './useSales.ts';
export { useParked, useLastBasket } from './useParked.ts';
export { OtherTab } from './OtherTab.tsx';
export type { PaymentChoice } from './types.ts';
export const SaleJournal = () => null;
