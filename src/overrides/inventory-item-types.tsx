import type { ReactElement } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import type { inventoryItemTypes as declared } from '#resources/inventory-item-types.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { formatDuration } from '#src/lib/format.ts';

type Drawn = Omit<CellProps, 'record'> & { readonly record: { readonly type?: string | null; readonly default_duration?: number | null } };

/** A bonus is a percentage, coins are coins. */
const Amount = ({ record, ...rest }: Drawn): ReactElement => {
  const { Cell } = fieldKinds[record.type === 'bonus' ? 'percent' : record.type === 'coin' ? 'coins' : 'integer'];
  return <Cell {...rest} record={{ ...record }} />;
};
/** Seconds, as somebody would say them in the language of the screen, whatever arena is chosen; none means that it stays. */
const Duration = ({ record: { default_duration: seconds } }: Drawn): ReactElement => {
  const translate = useTranslate();
  const language = useLocale();
  return <>{seconds ? formatDuration(seconds, language) : translate('resources.inventory-item-types.notes.forever')}</>;
};
const told = { default_amount: Amount, default_duration: Duration } as const;

/** In the list and in the view the numbers are told with what they count. */
export const inventoryItemTypes = defineOverrides<typeof declared>({ list: { cell: told }, show: { view: told } });
