import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { failureOf } from '#src/engine/failure.ts';
import { FailedState } from '#src/ui/Places.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

/** Stands in a dialog while its record is on its way, or could not be had. */
export const Missing = ({ error, retry, lines = 8 }: { readonly error: unknown; readonly retry: () => void; readonly lines?: number }): ReactElement => {
  const translate = useTranslate();
  if (!error) return <div className="ad-pairs" aria-busy="true">{Array.from({ length: lines * 2 }, (_, i) => <Skeleton key={i} width={i % 2 === 0 ? '8em' : '60%'} height={20} />)}</div>;
  const gone = failureOf(error).status === 404;
  return (
    <FailedState title={translate(gone ? 'engine.missing.gone' : 'engine.missing.failed')} action={gone ? undefined : <Button variant="outlined" onClick={retry}>{translate('common.retry')}</Button>}>
      {translate(gone ? 'engine.missing.goneText' : 'engine.missing.failedText')}
    </FailedState>
  );
};
