/** The till: what is sold once, remembered over reload and sign-out, and what a scan means. It comes with the screens that sell, never with the shell. */
export { BarredBadge, BarredNote } from './Barred.tsx';
export { barringOf, type Barring } from './barring.ts';
export { identify, type Identified } from './identify.ts';
export { NotKept } from './NotKept.tsx';
export { OtherTab } from './OtherTab.tsx';
export { Unreported } from './Unreported.tsx';
export { SaleJournal } from './SaleJournal.tsx';
export { ScannedCard } from './ScannedCard.tsx';
export { TillKeeper } from './TillKeeper.tsx';
export type { SaleResult } from './till.ts';
export type { CashRegister, LastBasket, NewSale, ParkedSale, PaymentChoice, SaleEntry, SaleRefusal, SaleState, TillOwner } from './types.ts';
export { useDraft, type Drafted } from './useDraft.ts';
export { useLastBasket, useParked, type Last, type Parked } from './useParked.ts';
export { useMethodsOff, useRegister, type Register } from './useRegister.ts';
export { useSales, type Sales } from './useSales.ts';
export { refusalText } from './words.ts';
export { useScan, type Scan } from '#src/features/card-scan/index.ts';
