import type { ReactElement } from 'react';
import { LinkBase } from 'ra-core';

export interface Tab {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}
/** Lists that belong together, one beside the other; each is an address of its own. */
export const Tabs = ({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }): ReactElement => (
  <nav className="ad-tabs" aria-label={label}>
    {tabs.map(({ to, label: name, current }) => <LinkBase key={to} to={to} aria-current={current ? 'page' : undefined}>{name}</LinkBase>)}
  </nav>
);
