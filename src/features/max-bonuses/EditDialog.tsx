import { useId, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate } from 'ra-core';
import type { MaxBonuses, SeenPart, ServiceProvider } from '#dataProviders/types.ts';
import { CallFields } from '#src/engine/dialog/CallFields.tsx';
import { LeaveGuard, LeaveQuestion } from '#src/engine/dialog/LeaveGuard.tsx';
import { useCallForm } from '#src/engine/dialog/useCallForm.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { ceilings } from './ceilings.ts';

/** The ceilings as they were seen go with those typed. */
const valuesOf = (seen: SeenPart<MaxBonuses>): Row => ({ seen, ...seen.value });

interface Props {
  readonly seen: SeenPart<MaxBonuses>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}
/** Asks for all four; nothing is sent while one of them is wrong. */
export const EditDialog = ({ seen: opened, onClose, onSaved }: Props): ReactElement => {
  const translate = useTranslate();
  const provider = useDataProvider<ServiceProvider>();
  const id = useId();
  const form = useCallForm({
    rules: ceilings, start: valuesOf(opened), done: 'app.maxBonuses.updated', failed: 'app.maxBonuses.failed',
    theirs: (current) => valuesOf(current as unknown as SeenPart<MaxBonuses>),
    run: async (body, { seen }) => {
      await provider.saveMaxBonuses(body as MaxBonuses, seen as SeenPart<MaxBonuses>);
      onSaved();
      onClose();
    },
  });
  const [leaving, setLeaving] = useState(false);
  const leave = () => (form.unsaved() ? setLeaving(true) : onClose());
  return (
    <DialogFrame size={480} title={translate('app.maxBonuses.edit')} onClose={leave}
      footer={<><Button color="inherit" onClick={leave}>{translate('ra.action.cancel')}</Button><Button type="submit" form={id} variant="contained" loading={form.saving}>{translate('ra.action.save')}</Button></>}>
      <LeaveGuard unsaved={form.unsaved} />
      {leaving && <LeaveQuestion onLeave={onClose} onStay={() => setLeaving(false)} />}
      <CallFields id={id} form={form} rules={ceilings} label={({ path }) => translate(`app.maxBonuses.${path}`)} />
    </DialogFrame>
  );
};
