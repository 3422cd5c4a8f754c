/** The types of the adapters for those who only ask: screens take these, never the code behind them. */
export type * from './adapter/types.ts';
export type * from './adapter/session-types.ts';
