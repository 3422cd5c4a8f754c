import { lazy, Suspense, useCallback, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Act } from '#src/ui/Act.tsx';
import { Icon } from '#src/ui/icons.tsx';

const load = () => import('./AwardDialog.tsx');
const AwardDialog = lazy(async () => ({ default: (await load()).AwardDialog }));
const warmUp = () => void load().catch(() => undefined);

interface Props {
  readonly record: { readonly id: number; readonly username?: string };
}
const useAsking = ({ record: { id, username = '' } }: Props) => {
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const dialog = asking && <Suspense fallback={null}><AwardDialog user={{ id, username }} onClose={close} /></Suspense>;
  return { open: () => setAsking(true), dialog };
};
/** In a row of a list. */
export const AwardAct = (props: Props): ReactElement => {
  const translate = useTranslate();
  const { open, dialog } = useAsking(props);
  return <><Act icon="emoji_events" label={translate('people.award.of', { name: props.record.username ?? '' })} onClick={open} onIntent={warmUp} focusKey={`award-${props.record.id}`} />{dialog}</>;
};
/** In the head of a dialog. */
export const AwardButton = (props: Props): ReactElement => {
  const translate = useTranslate();
  const { open, dialog } = useAsking(props);
  const word = translate('people.award.action');
  return <><Button size="small" aria-label={word} startIcon={<Icon name="emoji_events" size={18} />} onClick={open} onMouseEnter={warmUp}><span className="ad-word">{word}</span></Button>{dialog}</>;
};
