import type { ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { useEngine } from '#src/engine/context.ts';
import { fieldLabel } from '#src/engine/rules.ts';
import { fieldKinds } from '#src/fields/index.ts';
import type { AddressProps } from './address.ts';
import { Picks } from '#src/ui/Picks.tsx';

/** Conditions as ticks in one menu, and an input for every filter that asks for a value. */
export const Filters = ({ resource, address, change }: AddressProps): ReactElement => {
  const translate = useTranslate();
  const own = useEngine().overrides[resource.name]?.list?.filter;
  const entries = Object.entries(resource.list.filters);
  const ticks = entries.filter(([, filter]) => typeof filter !== 'string').map(([key]) => key);
  const set = (part: Readonly<Record<string, unknown>>) => change({ filter: { ...address.filter, ...part } });
  const word = (key: string) => translate(`resources.${resource.name}.filters.${key}`);
  return (
    <>
      {ticks.length > 0 && (
        <Picks label={translate('engine.filter.by')} icon="filter_list" options={ticks.map((key) => ({ key, label: word(key) }))} chosen={ticks.filter((key) => address.filter[key] === true)}
          onChange={(chosen) => set(Object.fromEntries(ticks.map((key) => [key, chosen.includes(key) || undefined])))} />
      )}
      {entries.map(([key, filter]) => {
        const leaf = typeof filter === 'string' ? resource.leaf(filter) : undefined;
        const Filter = leaf && (own?.[key] ?? fieldKinds[leaf.kind].Filter);
        return leaf && Filter ? <Filter key={key} leaf={leaf} resource={resource} label={word(key) || fieldLabel(resource, leaf.path, translate)} value={address.filter[key]} onChange={(value) => set({ [key]: value })} /> : null;
      })}
    </>
  );
};
