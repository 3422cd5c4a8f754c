import { useEffect, useEffectEvent } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useQueryClient } from '@tanstack/react-query';
import type { ServiceProvider } from '#dataProviders/types.ts';
import { useEngine } from '#src/engine/context.ts';
import { formatTime } from '#src/lib/format.ts';
import { keepTill } from './keeper.ts';
import type { SaleEntry } from './types.ts';

/** Settles what is open of this person's sales and says so; draws nothing. */
export const TillKeeper = (): null => {
  const provider = useDataProvider<ServiceProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const { caller, arena } = useEngine();
  const user = caller.id;
  const onSettled = useEffectEvent(({ at, state, invoice }: SaleEntry) => {
    const time = formatTime(at, { locale: arena?.locale ?? 'en', timezone: arena?.timezone });
    const text = translate(`till.settled.${state === 'refused' ? 'refused' : invoice ? 'invoice' : 'free'}`, { time, label: invoice?.label ?? '' });
    notify(text, { type: state === 'refused' ? 'warning' : 'success', autoHideDuration: 10_000, messageArgs: { _: text } });
    void queryClient.invalidateQueries();
  });
  useEffect(() => keepTill(provider, user, (entry) => onSettled(entry)), [provider, user]);
  return null;
};
