import { memo, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { Icon } from '#src/ui/icons.tsx';
import { SaleJournal, useRegister } from '#src/features/till/index.ts';
import type { Sale, Step } from './basket.ts';
import { Waiting } from './Waiting.tsx';

interface Props {
  readonly fetching: boolean;
  readonly onRefresh: () => void;
  readonly blank: boolean;
  /** The sale as it is at that moment. */
  readonly current: () => Sale;
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
  /** Resolves once no sale is on its way. */
  readonly idle: () => Promise<void>;
}
/** The register, refresh and reset; on the right what waits, and what was sold. */
export const TopRow = memo(({ fetching, onRefresh, blank, current, currency, dispatch, idle }: Props): ReactElement => {
  const translate = useTranslate();
  const { label, registers, choose } = useRegister();
  const refresh = translate('purchase.refresh');
  return (
    <header className="ad-till-bar">
      <h1>{translate('app.pages.purchase')}</h1>
      {registers.length === 0 ? <p className="ad-till-lack" role="alert"><Icon name="warning" size={18} />{translate('purchase.noRegisters')}</p> : (
        <select className="ad-input ad-select-input" aria-label={translate('purchase.register')} value={label === null ? '' : String(label)}
          onChange={({ target: { value } }) => choose(registers.find((one) => String(one.label) === value)?.label ?? null)}>
          <option value="" disabled>{translate('purchase.chooseRegister')}</option>
          {registers.map(({ id, label: name }) => <option key={id} value={String(name)}>{translate('purchase.registerNamed', { label: String(name) })}</option>)}
        </select>
      )}
      <button type="button" className="ad-icon-button" aria-label={refresh} title={refresh} onClick={onRefresh}><Icon name="refresh" className={fetching ? 'ad-spin' : undefined} /></button>
      <button type="button" className="ad-button" onClick={() => dispatch({ do: 'reset' })}><Icon name="undo" size={18} />{translate('purchase.reset')}</button>
      <span className="ad-till-bar-end"><Waiting blank={blank} current={current} currency={currency} dispatch={dispatch} idle={idle} /><SaleJournal /></span>
    </header>
  );
});
