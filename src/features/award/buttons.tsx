import { lazy, Suspense, useCallback, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { holds } from '#resources/schema/condition.ts';
import { awardable } from '#resources/users.ts';
import { useEngine } from '#src/engine/context.ts';
import { Act } from '#src/ui/Act.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { ahead } from '#src/lib/ahead.ts';

const load = () => import('./AwardDialog.tsx');
const AwardDialog = lazy(async () => ({ default: (await load()).AwardDialog }));
const warmUp = ahead(load);

interface Props {
  readonly record: { readonly id: number; readonly username?: string };
}
/** Nobody awards themselves, or whom they may not manage. */
const useMay = (record: Props['record']): boolean => holds(awardable(useEngine().caller), record);
const useAsking = ({ record: { id, username = '' } }: Props) => {
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const dialog = asking && <Suspense fallback={null}><AwardDialog user={{ id, username }} onClose={close} /></Suspense>;
  return { open: () => setAsking(true), dialog };
};
/** In a row of a list; its place stays free where it is not offered. */
export const AwardAct = (props: Props): ReactElement => {
  const translate = useTranslate();
  const { open, dialog } = useAsking(props);
  const may = useMay(props.record);
  if (!may) return <span className="ad-act-gap" aria-hidden="true" />;
  return <><Act icon="emoji_events" label={translate('people.award.of', { name: props.record.username ?? '' })} onClick={open} onIntent={warmUp} focusKey={`award-${props.record.id}`} />{dialog}</>;
};
/** In the head of a dialog. */
export const AwardButton = (props: Props): ReactElement | null => {
  const translate = useTranslate();
  const { open, dialog } = useAsking(props);
  const may = useMay(props.record);
  if (!may) return null;
  const word = translate('people.award.action');
  return <><Button size="small" aria-label={word} startIcon={<Icon name="emoji_events" size={18} />} onClick={open} onMouseEnter={warmUp}><span className="ad-word">{word}</span></Button>{dialog}</>;
};
