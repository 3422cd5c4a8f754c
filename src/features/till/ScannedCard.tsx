import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useNavigate, useTranslate } from 'ra-core';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import type { Scan } from '#src/features/card-scan/index.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { identify, nameOf } from './identify.ts';
import { PlayerVerbs } from './PlayerVerbs.tsx';

interface Props {
  readonly scan: Scan;
  readonly onClose: () => void;
}
/** What a scan means where no screen asked for one: a player's card offers what can be done with that player, a piece the way to its sale. */
export const ScannedCard = ({ scan: { code }, onClose }: Props): ReactElement => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDataProvider<ServiceProvider>();
  const { arena } = useEngine();
  const arenaId = arena?.id ?? null;
  const { data: found, isPending, isFetchedAfterMount, error, refetch } = useQuery({ queryKey: ['scanned', arenaId, code], staleTime: 0, gcTime: 0, queryFn: ({ signal }) => identify(provider, arenaId, code, signal) });
  // What is asked for once more while somebody types here changes what is said, and takes nothing away.
  const looking = isPending || !isFetchedAfterMount;
  if (found?.kind === 'player' && !looking) return <PlayerVerbs user={found.user} onClose={onClose} />;

  const toPurchase = () => {
    onClose();
    void navigate(`/${arena?.slug ?? ''}/purchase`, { state: { scanned: code } });
  };
  const failed = error !== null && !looking && !found;
  const said = looking ? translate('till.scan.looking', { code })
    : failed ? translate('till.scan.failed', { code })
    : found?.kind === 'item' ? translate('till.scan.item', { name: nameOf(found.item, found.variant) })
    : found?.kind === 'soldOut' ? translate('till.scan.soldOut', { name: found.name })
    : translate(`till.scan.${found?.kind ?? 'unknown'}`, { code });
  return (
    <DialogFrame size={480} title={translate('till.scan.title')} onClose={onClose}
      footer={(
        <>
          <Button color="inherit" autoFocus={found?.kind !== 'item'} onClick={onClose}>{translate('ra.action.close')}</Button>
          {failed && <Button variant="contained" onClick={() => void refetch()}>{translate('till.scan.again')}</Button>}
          {found?.kind === 'item' && <Button variant="contained" autoFocus onClick={toPurchase}>{translate('till.scan.toPurchase')}</Button>}
        </>
      )}>
      <p className="till-said" role={looking || found?.kind === 'item' ? undefined : 'alert'}>{said}</p>
    </DialogFrame>
  );
};
