import { useEffect, type ReactElement } from 'react';
import { useListContext, useTranslate } from 'ra-core';
import { formatCoins } from '#resources/domain/coins.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import { Icon } from '#src/ui/icons.tsx';
import { sizeOfAll, type Address } from './address.ts';

interface Props {
  readonly resource: Resource;
  readonly address: Address;
  readonly change: (change: Partial<Address>, options?: { readonly replace?: boolean }) => void;
}
interface PagesProps extends Props {
  readonly total: number;
  readonly page: number;
  readonly perPage: number;
  /** Nothing has come yet. */
  readonly isPending: boolean;
}
/** Which rows of how many, the page size, and the way to the other pages. */
export const Pages = ({ resource, address, change, total, page, perPage, isPending }: PagesProps): ReactElement => {
  const translate = useTranslate();
  const all = sizeOfAll(total);
  const last = Math.max(1, Math.ceil(total / perPage));
  const from = total === 0 ? 0 : (page - 1) * perPage + 1;
  const to = Math.min(total, page * perPage);
  const go = (icon: 'first_page' | 'chevron_left' | 'chevron_right' | 'last_page', key: string, target: number) => (
    <button type="button" className="ad-icon-button" aria-label={translate(`engine.pager.${key}`)} title={translate(`engine.pager.${key}`)} disabled={target < 1 || target > last || target === page} onClick={() => change({ page: target })}>
      <Icon name={icon} />
    </button>
  );
  const sizes = resource.list.as === 'cards' ? resource.list.sizes : [...new Set([...resource.list.sizes, resource.list.size])].sort((a, b) => a - b);
  return (
    <nav className="ad-pager" aria-label={translate('engine.pager.pages')}>
      <label className="ad-pager-size">
        <span>{translate('engine.pager.size')}</span>
        <select
          className="ad-input ad-select-input"
          value={address.all ? 'all' : perPage}
          onChange={({ target: { value } }) => change(value === 'all' ? { perPage: all, all: true } : { perPage: Number(value), all: false })}
        >
          {sizes.map((size) => <option key={size} value={size}>{size}</option>)}
          {!address.all && !sizes.includes(perPage) && <option value={perPage}>{perPage}</option>}
          {resource.list.as === 'table' && <option value="all">{translate('engine.pager.all')}</option>}
        </select>
      </label>
      <span className="ad-figure" aria-live="polite">{isPending ? '' : translate('engine.pager.range', { from: formatCoins(from), to: formatCoins(to), total: formatCoins(total) })}</span>
      <span className="ad-pager-steps">
        {go('first_page', 'first', 1)}
        {go('chevron_left', 'previous', page - 1)}
        {go('chevron_right', 'next', page + 1)}
        {go('last_page', 'last', last)}
      </span>
    </nav>
  );
};

/** The pages of the list around it. «All» follows the total as it grows. */
export const Pager = (props: Props): ReactElement => {
  const { address, change } = props;
  const { total = 0, page, perPage, isFetching, isPending, error } = useListContext();
  const settled = !isFetching && !isPending && !error;
  const all = sizeOfAll(total);
  useEffect(() => {
    if (address.all && settled && perPage !== all) change({ perPage: all }, { replace: true });
  }, [address.all, settled, perPage, all, change]);
  return <Pages {...props} total={total} page={page} perPage={perPage} isPending={isPending} />;
};
