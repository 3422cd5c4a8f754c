import { useContext, useMemo } from 'react';
import { useEngine } from '#src/engine/context.ts';
import { TillPlace } from './place.ts';
import type { CashRegister, PaymentChoice, TillOwner } from './types.ts';

type Json = Readonly<Record<string, unknown>>;
const objects = (list: readonly unknown[]): readonly Json[] => list.filter((one): one is Json => one !== null && typeof one === 'object');
const isLabel = (value: unknown): value is number | string => typeof value === 'number' || (typeof value === 'string' && value !== '');

/** Registers that may be worked at, in the arena's order. */
export const registersIn = (list: readonly unknown[]): readonly CashRegister[] =>
  objects(list).flatMap(({ id, label, active }) => (typeof id === 'number' && isLabel(label) && active !== false && active !== 0 ? [{ id, label }] : []));

const methods: readonly string[] = ['cash', 'creditCard', 'bank'] satisfies readonly PaymentChoice['method'][];
const isMethod = (value: unknown): value is PaymentChoice['method'] => typeof value === 'string' && methods.includes(value);
/** Ways to pay that the arena has switched on, in its order. */
export const methodsIn = (list: readonly unknown[]): readonly PaymentChoice[] =>
  objects(list).flatMap(({ id, payment_method: method, enabled, fiscalize }) => {
    const { process_type, name } = (method ?? {}) as Json;
    return typeof id === 'number' && isMethod(process_type) && enabled === true ? [{ id, method: process_type, name: typeof name === 'string' ? name : '', fiscalize: fiscalize === true }] : [];
  });

/** Ways to pay that the arena has switched off, in its order. */
export const methodsOff = (list: readonly unknown[]): readonly PaymentChoice['method'][] =>
  objects(list).flatMap(({ payment_method: method, enabled }) => {
    const { process_type } = (method ?? {}) as Json;
    return isMethod(process_type) && enabled !== true ? [process_type] : [];
  });

export interface Register {
  /** Of the chosen register, as a sale names it; null until one is chosen, and for one that the arena has no more. */
  readonly label: number | string | null;
  readonly registers: readonly CashRegister[];
  readonly methods: readonly PaymentChoice[];
  readonly choose: (label: number | string | null) => void;
  /** Whose sales are kept here; null without arena or register. */
  readonly owner: TillOwner | null;
}

/** Ways to pay that are there and switched off. */
export const useMethodsOff = (): readonly PaymentChoice['method'][] => methodsOff(useContext(TillPlace).methods);

/** The cash register that is worked at. It is forgotten with the arena and at sign-out. */
export const useRegister = (): Register => {
  const { register, registers: given, methods: ways, choose } = useContext(TillPlace);
  const { arena, caller } = useEngine();
  const arenaId = arena?.id ?? null;
  return useMemo(() => {
    const registers = registersIn(given);
    const label = registers.find((one) => String(one.label) === String(register))?.label ?? null;
    const owner = arenaId === null || label === null ? null : { user: caller.id, arena: arenaId, register: String(label) };
    return { label, registers, methods: methodsIn(ways), choose, owner };
  }, [given, ways, register, choose, arenaId, caller.id]);
};
