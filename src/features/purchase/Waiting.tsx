import { useId, useState, type ReactElement } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'ra-core';
import { formatMoney } from '#resources/domain/money.ts';
import { useWorld } from '#src/fields/parts/say.ts';
import { useParked } from '#src/features/till/index.ts';
import { formatTime } from '#src/lib/format.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { Kept, Sale, Step } from './basket.ts';
import { usePutAside } from './usePutAside.ts';

interface Props {
  /** Nothing on the screen is worth keeping. */
  readonly blank: boolean;
  /** The sale as it is at that moment. */
  readonly current: () => Sale;
  readonly currency: string;
  readonly dispatch: (step: Step) => void;
}
/** Sales that were put aside at this register, and the way to put this one there. Taking one back puts what is on the screen in its place. */
export const Waiting = ({ blank, current, currency, dispatch }: Props): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const { moment } = useWorld();
  const { parked, take } = useParked();
  const putAside = usePutAside({ current, currency, dispatch });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const takeBack = async (which: string) => {
    setAnchor(null);
    const found = await take(which);
    if (!found) return notify('purchase.parkedGone', { type: 'warning' });
    if (!blank) await putAside();
    dispatch({ do: 'restore', kept: found.cart as Kept });
  };
  return (
    <>
      <button type="button" className="ad-button" disabled={blank} onClick={() => void putAside()}><Icon name="bookmark" size={18} />{translate('purchase.park')}</button>
      <button type="button" className="ad-button" disabled={parked.length === 0} aria-haspopup="menu" aria-expanded={anchor !== null} aria-controls={anchor ? id : undefined} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {translate('purchase.parked')}<span className="ad-count">{parked.length}</span>
      </button>
      <Menu id={id} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} slotProps={{ list: { 'aria-label': translate('purchase.parked') } }}>
        {parked.map(({ id: which, name, at, gross }) => (
          <MenuItem key={which} onClick={() => void takeBack(which)}>
            <span className="ad-two-lines"><span>{name}</span><span className="ad-muted ad-figure">{formatTime(at, moment)} · {formatMoney(gross, currency)}</span></span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
