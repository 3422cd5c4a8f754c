import { useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { factsOf } from './facts.ts';
import { isPaper, papers } from './paper.ts';
import { ReceiptView } from './ReceiptView.tsx';
import { usePaper } from './usePaper.ts';
import { useReceipts } from './useReceipts.ts';

interface Props {
  readonly invoice: object;
  /** Label of the register whose printer prints. */
  readonly register?: string | number | null;
  readonly onClose: () => void;
}
/** Shows an invoice on its paper, and prints it: the first time as the original, from then on as copies that say so. */
export const ReceiptDialog = ({ invoice, register = null, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const { print, printsOf } = useReceipts();
  const { id, label, arena } = factsOf(invoice);
  const [paper, choose] = usePaper(arena, register);
  const [printing, setPrinting] = useState(false);
  const { data: prints = 0 } = useQuery({ queryKey: ['receipts', 'prints', id], queryFn: () => printsOf(id), staleTime: 0 });
  const run = async () => {
    setPrinting(true);
    await print(invoice, { register, ...(paper ? { paper } : {}) });
    setPrinting(false);
  };
  return (
    <DialogFrame title={translate('receipts.title', { label })} size={paper === 'a4' ? 1000 : 480} onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.close')}</Button><Button variant="contained" autoFocus loading={printing} disabled={paper === null} startIcon={<Icon name="print" size={18} />} onClick={() => void run()}>{translate(prints > 0 ? 'receipts.printCopy' : 'receipts.print')}</Button></>}>
      <div className="ad-receipt-bar">
        <label>{translate('receipts.paper')}
          <select className="ad-input" value={paper ?? ''} disabled={paper === null} onChange={({ target: { value } }) => isPaper(value) && choose(value)}>
            {papers.map((name) => <option key={name} value={name}>{translate(`receipts.papers.${name}`)}</option>)}
          </select>
        </label>
      </div>
      <ReceiptView invoice={invoice} paper={paper} copy={prints} />
    </DialogFrame>
  );
};
