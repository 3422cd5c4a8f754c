import { useState, type ReactElement } from 'react';
import { useDataProvider } from 'ra-core';
import type { ProgressUser, ServiceProvider, UserProgress } from '#dataProviders/types.ts';
import { formatDecimal } from '#resources/domain/decimal.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Panel } from './Panel.tsx';
import { PlainTable, SubPager, subSize, type SubColumn } from './SubTable.tsx';
import { TablePanel } from './TablePanel.tsx';
import { useSaying, type Saying } from './words.ts';
import './user-view.css';

interface Props {
  readonly user: number;
}

/** How far it is; a check where it is reached. */
const Value = ({ row }: { readonly row: Pick<UserProgress, 'progress_value' | 'completed_at'> }): ReactElement => {
  const { translate } = useSaying();
  return <span className="ad-chips">{formatDecimal(row.progress_value)}{row.completed_at && <Icon name="check_circle" size={16} className="ad-yes" title={translate('people.columns.completed')} />}</span>;
};

const achievementColumns = ({ moment }: Saying): readonly SubColumn<UserProgress>[] => [
  { label: 'name', cell: ({ name }) => name },
  { label: 'progress', figure: true, cell: (row) => <Value row={row} /> },
  { label: 'points', figure: true, cell: ({ points = 0 }) => formatDecimal(points) },
  { label: 'created', cell: (row) => moment(row.created_at) },
  { label: 'moved', cell: (row) => moment(row.progress_updated_at) },
];
export const Achievements = ({ user }: Props): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  return <TablePanel name="achievements" user={user} columns={achievementColumns(useSaying())} load={(signal) => provider.userAchievements(user, signal)} />;
};

const questColumns = ({ translate, moment }: Saying): readonly SubColumn<UserProgress>[] => [
  { label: 'name', cell: ({ name, quest_type }) => (quest_type ? `${name}: ${quest_type}` : name) },
  { label: 'pool', cell: ({ pool_type = '' }) => translate(`resources.quests.choices.kind.${pool_type}`, { _: pool_type }) },
  { label: 'progress', figure: true, cell: (row) => <Value row={row} /> },
  { label: 'created', cell: (row) => moment(row.created_at) },
  { label: 'moved', cell: (row) => moment(row.progress_updated_at) },
];
export const Quests = ({ user }: Props): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  return <TablePanel name="quests" user={user} columns={questColumns(useSaying())} load={(signal) => provider.userQuests(user, signal)} />;
};

const userColumns = ({ moment }: Saying): readonly SubColumn<ProgressUser>[] => [
  { label: 'user', cell: ({ username, full_name }) => (full_name ? `${username} · ${full_name}` : username) },
  { label: 'progress', figure: true, cell: (row) => <Value row={row} /> },
  { label: 'created', cell: (row) => moment(row.created_at) },
  { label: 'moved', cell: (row) => moment(row.progress_updated_at) },
];
/** Who has begun an achievement or a quest, and how far they are. */
export const ProgressUsers = ({ of, id }: { readonly of: 'achievements' | 'quests'; readonly id: number }): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  const saying = useSaying();
  const [page, setPage] = useState(1);
  const label = saying.translate('people.panels.users');
  return (
    <div className="ad-people-panels">
      <Panel name="users" of={[of, id, page]} load={(signal) => provider.progressUsers(of, id, page, subSize, signal)} isEmpty={({ total }) => total === 0}>
        {({ data, total }) => (
          <>
            <PlainTable label={label} columns={userColumns(saying)} rows={data} />
            <SubPager of={label} page={page} total={total} onPage={setPage} />
          </>
        )}
      </Panel>
    </div>
  );
};
