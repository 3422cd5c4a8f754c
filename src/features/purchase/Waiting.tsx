import { useId, useState, type ReactElement } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useNotify, useTranslate } from 'ra-core';
import { formatMoney } from '#resources/domain/money.ts';
import { useWorld } from '#src/fields/parts/say.ts';
import { useParked } from '#src/features/till/index.ts';
import { formatTime } from '#src/lib/format.ts';
import { Icon } from '#src/ui/icons.tsx';
import type { Kept } from './basket.ts';
import { useBringBack, usePutAside, type Around } from './usePutAside.ts';

interface Props extends Around {
  /** Nothing on the screen is worth keeping. */
  readonly blank: boolean;
  /** Resolves once no sale is on its way. */
  readonly idle: () => Promise<void>;
}
/** Sales that were put aside at this register, and the way to put this one there. Taking one back puts what is on the screen in its place. */
export const Waiting = ({ blank, current, currency, dispatch, idle }: Props): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const { moment } = useWorld();
  const { parked, take } = useParked();
  const putAside = usePutAside({ current, currency, dispatch });
  const bringBack = useBringBack({ current, currency, dispatch, idle });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const takeBack = async (which: string) => {
    setAnchor(null);
    const found = await take(which);
    if (!found) return notify('purchase.parkedGone', { type: 'warning' });
    await bringBack(found.cart as Kept);
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
