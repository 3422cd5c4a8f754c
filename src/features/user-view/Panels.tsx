import type { ReactElement } from 'react';
import { Bonuses, Inventory, Settings, Subscriptions } from './holdings.tsx';
import { Achievements, Quests } from './progress.tsx';
import { TopGames, TopItems } from './tops.tsx';

/** Everything other services know of a user, each part by itself. */
export const Panels = ({ user }: { readonly user: number }): ReactElement => (
  <div className="ad-people-panels ad-people-whole">
    <Bonuses user={user} />
    <Inventory user={user} />
    <Subscriptions user={user} />
    <Achievements user={user} />
    <Quests user={user} />
    <TopItems user={user} />
    <TopGames user={user} />
    <Settings user={user} />
  </div>
);
