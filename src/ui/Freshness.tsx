import { useEffect, useState, type ReactElement } from 'react';
import { useListContext, useLocaleState, useTranslate } from 'ra-core';
import { formatAgo } from '#src/lib/format.ts';

/** How old the rows are, said anew every 15 s while the page is looked at; or that they could not be fetched again. */
export const Freshness = (): ReactElement => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, isFetching, isPending, error, refetch } = useListContext();
  const [at, setAt] = useState<number | null>(null);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (isFetching || isPending || error) return undefined;
    const timer = setTimeout(() => {
      setAt(Date.now());
      setNow(Date.now());
    });
    return () => clearTimeout(timer);
  }, [isFetching, isPending, error]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) setNow(Date.now());
    }, 15_000);
    return () => clearInterval(timer);
  }, []);
  // Without rows the failure stands in their place, with its own way on.
  if (error && !data) return <span className="ad-fresh" />;
  if (error && !isFetching && !isPending)
    return (
      <span className="ad-fresh ad-warn" role="alert">
        {translate('engine.fresh.failed')} <button type="button" className="ad-link" onClick={() => void refetch()}>{translate('common.retry')}</button>
      </span>
    );
  const old = at !== null && now - at >= 10_000;
  // Room for the longest of these, so that the line does not break anew while somebody aims at a row.
  return <span className="ad-fresh" data-room={translate('engine.fresh.ago', { ago: formatAgo(now - 45_000, locale, now) })}>{isFetching ? translate('engine.fresh.loading') : old ? translate('engine.fresh.ago', { ago: formatAgo(at, locale, now) }) : at === null ? '' : translate('engine.fresh.now')}</span>;
};
