import { useId, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { awardsFor } from '#resources/domain/awards.ts';
import { admin } from '#resources/schema/access.ts';
import { useEngine } from '#src/engine/context.ts';
import { useFormat } from '#src/fields/context.ts';
import { formatDay } from '#src/lib/format.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { useAward } from './useAward.ts';
import './award.css';

interface Props {
  readonly user: { readonly id: number; readonly username: string };
  readonly onClose: () => void;
}
/** What did the player do? At least one event; the service refuses what this person may not award. */
export const AwardDialog = ({ user, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const { caller } = useEngine();
  const format = useFormat();
  const id = useId();
  const { chosen, choose, state, unsure, send, ask } = useAward(user, onClose);
  const [missing, setMissing] = useState(false);
  const submit = () => {
    if (state === 'unknown') return void ask();
    setMissing(chosen.length === 0);
    if (chosen.length > 0) void send();
  };
  const below = missing ? translate('people.award.none') : state === 'unknown' ? translate('people.award.unknown') : unsure === null ? '' : translate('people.award.unsure', { time: formatDay(unsure, format) });
  const toggle = (context: string, on: boolean) => {
    choose(on ? [...chosen, context] : chosen.filter((one) => one !== context));
    setMissing(false);
  };
  return (
    <DialogFrame size={480} title={translate('people.award.title', { name: user.username })} onClose={onClose}
      footer={<><Button color="inherit" onClick={onClose}>{translate('ra.action.cancel')}</Button><Button type="submit" form={id} variant="contained" loading={state === 'busy'}>{translate(state === 'unknown' ? 'people.award.ask' : 'people.award.submit')}</Button></>}>
      <form id={id} noValidate onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); submit(); }}>
        <p className="ad-muted ad-award-lead">{translate('people.award.lead')}</p>
        <fieldset className="ad-award" disabled={state !== 'open'} aria-invalid={missing} aria-describedby={`${id}-below`}>
          <legend className="ad-hidden">{translate('people.award.events')}</legend>
          {awardsFor(admin(caller) === true).map((context) => (
            <label key={context}>
              <input type="checkbox" className="ad-check" checked={chosen.includes(context)} onChange={({ target }) => toggle(context, target.checked)} />
              {translate(`resources.achievements.choices.contexts.${context}`)}
            </label>
          ))}
        </fieldset>
        <p id={`${id}-below`} className="ad-below" role={below === '' ? undefined : 'alert'}>{below}</p>
      </form>
    </DialogFrame>
  );
};
