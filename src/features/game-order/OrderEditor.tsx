import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Entry } from '#dataProviders/types.ts';
import { LeaveGuard, LeaveQuestion } from '#src/engine/dialog/LeaveGuard.tsx';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { BothOrders } from './BothOrders.tsx';
import { OrderRows } from './OrderRows.tsx';
import { useOrder } from './useOrder.ts';

interface Props {
  readonly arena: number;
  readonly title: string;
  readonly games: readonly Entry[];
  readonly onClose: () => void;
}
/** The games by their handles, what each save would change, and one call to save it. */
export const OrderEditor = ({ arena, title, games, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const order = useOrder(arena, games, onClose);
  const { changed, conflict, saving } = order;
  const [leaving, setLeaving] = useState(false);
  const leave = () => (changed.length > 0 ? setLeaving(true) : onClose());
  return (
    <DialogFrame size={720} title={title} onClose={leave}
      footer={
        <>
          <Button color="inherit" onClick={leave}>{translate('ra.action.cancel')}</Button>
          <Button variant="contained" disabled={changed.length === 0} loading={saving} onClick={order.save}>{translate(`resources.games.notes.${conflict ? 'keepMine' : 'save'}`)}</Button>
        </>
      }>
      <LeaveGuard unsaved={() => changed.length > 0} />
      {leaving && <LeaveQuestion onLeave={onClose} onStay={() => setLeaving(false)} />}
      {conflict && <BothOrders key={conflict.theirs.map(({ id, display_order }) => `${id} ${display_order}`).join()} conflict={conflict} onTakeTheirs={order.takeTheirs} />}
      <p className="ad-muted ad-order-lead">{translate('resources.games.notes.lead')}</p>
      {/* What is being saved is decided: a row that is moved meanwhile would be lost with the dialog. */}
      <div inert={saving}><OrderRows rows={order.rows} numbers={order.numbers} onMove={order.move} /></div>
    </DialogFrame>
  );
};
