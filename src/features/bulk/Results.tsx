import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import type { Outcome } from './run.ts';

/** Which rows were refused, by name and with the reason of each. */
export const Results = ({ resource, outcome, onClose }: { readonly resource: Resource; readonly outcome: Outcome; readonly onClose: () => void }): ReactElement => {
  const translate = useTranslate();
  const { said, total, failures } = outcome;
  return (
    <DialogFrame size={720} title={translate('tools.bulk.failed')} onClose={onClose} footer={<Button variant="contained" autoFocus onClick={onClose}>{translate('common.close')}</Button>}>
      <p>{translate(said, { done: formatCoins(total - failures.length), total: formatCoins(total) })}</p>
      <table className="ad-bulk-results">
        <caption className="ad-hidden">{translate(`resources.${resource.name}.name`)}</caption>
        <thead><tr><th scope="col">{translate('tools.bulk.entry')}</th><th scope="col">{translate('tools.bulk.reason')}</th></tr></thead>
        <tbody>{failures.map(({ id, name, reason }) => <tr key={id}><th scope="row">{name}</th><td>{reason}</td></tr>)}</tbody>
      </table>
    </DialogFrame>
  );
};
