import type { ReactElement } from 'react';
import { useDataProvider } from 'ra-core';
import type { InventoryEntry, ServiceProvider, UserSetting, UserSubscription } from '#dataProviders/types.ts';
import { formatCoins } from '#resources/domain/coins.ts';
import { Coin } from '#src/ui/Coin.tsx';
import { YesNo } from '#src/ui/YesNo.tsx';
import { Panel } from './Panel.tsx';
import type { SubColumn } from './SubTable.tsx';
import { TablePanel } from './TablePanel.tsx';
import { percentOf, useSaying, type Saying } from './words.ts';

interface Props {
  readonly user: number;
}
const chest = /^chest\.(bronze|silver|gold|diamond)$/;

const inventoryColumns = ({ translate, moment, duration }: Saying): readonly SubColumn<InventoryEntry>[] => [
  { label: 'name', cell: ({ name }) => (chest.test(name) ? translate(`people.chests.${chest.exec(name)?.[1] ?? ''}`) : name) },
  { label: 'type', cell: ({ type }) => translate(`people.inventoryTypes.${type}`, { _: type }) },
  { label: 'amount', figure: true, cell: ({ type, amount }) => (type === 'coin' ? <>{formatCoins(amount)} <Coin /></> : type === 'bonus' ? `${amount} %` : duration(amount * 60)) },
  { label: 'active', cell: ({ active }) => <YesNo yes={active} /> },
  { label: 'duration', cell: (row) => duration(row.duration) },
  { label: 'created', cell: (row) => moment(row.created_at) },
  { label: 'updated', cell: (row) => moment(row.updated_at) },
];
/** What the player holds: coins, bonuses and chests. */
export const Inventory = ({ user }: Props): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  return <TablePanel name="inventory" user={user} columns={inventoryColumns(useSaying())} load={(signal) => provider.userInventory(user, signal)} />;
};

const subscriptionColumns = ({ moment }: Saying): readonly SubColumn<UserSubscription>[] => [
  { label: 'name', cell: ({ name, image }) => <span className="ad-chips">{image && <img className="ad-thumb" src={image} alt="" loading="lazy" />}{name}</span> },
  { label: 'bonus', figure: true, cell: ({ bonus }) => `${bonus} %` },
  { label: 'dailyReward', figure: true, cell: (row) => <>{formatCoins(row.daily_reward)} <Coin /></> },
  { label: 'created', cell: (row) => moment(row.created_at) },
  { label: 'expires', cell: (row) => moment(row.expires_at) },
];
/** Subscriptions of the last year, the newest first. */
export const Subscriptions = ({ user }: Props): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  return <TablePanel name="subscriptions" user={user} note="people.notes.lastYear" columns={subscriptionColumns(useSaying())} load={(signal) => provider.userSubscriptions(user, signal)} />;
};

const settingColumns: readonly SubColumn<UserSetting>[] = [
  { label: 'namespace', cell: ({ namespace }) => namespace }, { label: 'key', cell: ({ key }) => key }, { label: 'value', cell: ({ value }) => value ?? '–' },
];
export const Settings = ({ user }: Props): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  return <TablePanel name="settings" user={user} columns={settingColumns} load={(signal) => provider.allUserSettings(user, signal)} />;
};

const parts = ['legend_bonus', 'rank_bonus', 'reward_bonus', 'subscription_bonus'] as const;
/** The parts of the player's bonus in percent. */
export const Bonuses = ({ user }: Props): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  const { translate } = useSaying();
  return (
    <Panel name="bonuses" of={[user]} load={(signal) => provider.userBonuses(user, signal)}>
      {(bonuses) => (
        <dl className="ad-people-bonuses">
          {parts.map((part) => <div key={part}><dt>{translate(`people.bonuses.${part}`)}</dt><dd className="ad-figure">{percentOf(bonuses[part])} %</dd></div>)}
        </dl>
      )}
    </Panel>
  );
};
