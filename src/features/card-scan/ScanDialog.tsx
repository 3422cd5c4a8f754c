import { useId, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { Row } from '#dataProviders/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { useCardScan, type ScanProblem } from './useCardScan.ts';

interface Props {
  /** Gets the card and who holds it; answers what is wrong with that, or null when all is done. */
  readonly onRead: (card: string, holders: readonly Row[]) => ScanProblem | null;
  readonly onClose: () => void;
  /** What the scanner has read already. */
  readonly scanned?: string | undefined;
}
/** Waits for a card from the scanner or the keyboard. */
export const ScanDialog = ({ onRead, onClose, scanned }: Props): ReactElement => {
  const translate = useTranslate();
  const id = useId();
  const { text, problem, looking, type, submit } = useCardScan(onRead, scanned);
  return (
    <DialogFrame size={480} title={translate('people.scan.title')} onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.cancel')}</Button><Button type="submit" form={id} variant="contained" loading={looking}>{translate('people.scan.find')}</Button></>}>
      <form id={id} noValidate autoComplete="off" onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); submit(); }}>
        <TextField autoFocus fullWidth label={translate('people.scan.label')} value={text} onChange={({ target }) => type(target.value)} error={problem !== null}
          helperText={problem === null ? translate(looking ? 'people.scan.looking' : 'people.scan.hint') : translate(`people.scan.${problem}`)}
          slotProps={{ htmlInput: { inputMode: 'numeric', className: 'ad-figure', maxLength: 40 }, formHelperText: { role: problem === null ? 'status' : 'alert' } }} />
      </form>
    </DialogFrame>
  );
};
