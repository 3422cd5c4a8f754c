import { useCreatePath, useTranslate } from 'ra-core';
import type { ReactElement } from 'react';
import type { Resource } from '#resources/schema/resolve.ts';
import { useEngine } from '#src/engine/context.ts';
import { Tabs } from '#src/ui/Tabs.tsx';

/** Stands above each of these lists and leads to the others; a list one may not see is left out. */
export const sisterLists = (...names: readonly string[]) => {
  const SisterLists = ({ resource }: { readonly resource: Resource }): ReactElement | null => {
    const translate = useTranslate();
    const createPath = useCreatePath();
    const { registry, caller } = useEngine();
    const tabs = names.filter((name) => registry.get(name).access.screen(caller))
      .map((name) => ({ to: createPath({ resource: name, type: 'list' }), label: translate(`resources.${name}.name`), current: name === resource.name }));
    return tabs.length < 2 ? null : <Tabs label={translate(`resources.${names[0] ?? ''}.name`)} tabs={tabs} />;
  };
  return SisterLists;
};
