import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useNotify } from 'ra-core';
import { formatInteger, formatMoney } from '#resources/domain/money.ts';
import type { Line, Step } from './basket.ts';
import type { Good } from './goods.ts';
import { readCoins, readPieces, most, mostMoney, type Typed } from './quantity.ts';

interface Props {
  readonly good: Good;
  readonly label: string;
  /** Id of what is said of the quantity, where something is. */
  readonly describedBy: string | undefined;
  readonly quantity: number;
  readonly amount: number | undefined;
  readonly dispatch: (step: Step) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}
/** Shown while it is left alone: pieces, or for coins the money entered. */
const written = ({ rate }: Good, quantity: number, amount: number | undefined): string => (quantity === 0 ? '' : rate === null ? formatInteger(quantity) : formatMoney(amount ?? 0));

/** The quantity that a line has once this is typed, as `afterStep` has it. */
const meant = (typed: Typed, from: Pick<Line, 'quantity'> | null): number => (typed.means === 'set' ? typed.quantity : typed.means === 'remove' ? 0 : (from?.quantity ?? 0));

/**
 * A quantity as text. What is typed counts at once; how it was written is put right when the box is left, and when something else changes the quantity,
 * such as a piece that is scanned meanwhile: what is typed next replaces it.
 */
export const QuantityBox = ({ good, label, describedBy, quantity, amount, dispatch, onKeyDown }: Props): ReactElement => {
  const notify = useNotify();
  const [draft, setDraft] = useState<{ readonly text: string; readonly quantity: number; readonly means: Typed['means'] } | null>(null);
  const [wrong, setWrong] = useState(false);
  const from = useRef<Pick<Line, 'quantity' | 'amount'> | null>(null);
  const box = useRef<HTMLInputElement>(null);
  const typing = draft !== null && draft.quantity === quantity;
  const value = typing ? draft.text : written(good, quantity, amount);
  useLayoutEffect(() => {
    if (!typing && box.current === document.activeElement) box.current?.select();
  });
  const type = (text: string) => {
    const typed = good.rate === null ? readPieces(text) : readCoins(text, good.rate);
    // A negative number leaves things as they are when it begins, whatever stood there before.
    if (!typing || (typed.means === 'keep' && draft.means !== 'keep')) from.current = quantity === 0 ? null : { quantity, ...(amount === undefined ? {} : { amount }) };
    if (typed.means === 'tooMuch' && !wrong) notify('purchase.tooMuch', { type: 'warning', messageArgs: { most: good.rate === null ? formatInteger(most.pieces) : formatMoney(mostMoney(good.rate)) } });
    setWrong(typed.means === 'tooMuch');
    setDraft({ text, quantity: meant(typed, from.current), means: typed.means });
    dispatch({ do: 'type', good, typed, from: from.current });
  };
  return (
    <input
      ref={box}
      className="ad-input ad-till-quantity" inputMode={good.rate === null ? 'numeric' : 'decimal'} autoComplete="off" maxLength={24} aria-label={label} aria-describedby={describedBy} aria-invalid={wrong && typing} data-coins={good.rate === null ? undefined : ''}
      placeholder={good.rate === null ? '0' : '0,00'} value={value}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => {
        setDraft(null);
        setWrong(false);
      }}
      onChange={({ target }) => type(target.value)}
      onKeyDown={(event) => {
        if (event.key === '+') {
          event.preventDefault();
          setDraft(null);
          dispatch({ do: 'more', good, by: 1 });
        } else onKeyDown(event);
      }}
    />
  );
};
