import type { ReactElement, ReactNode } from 'react';
import { useDataProvider } from 'ra-core';
import type { ServiceProvider, SoldItem } from '#dataProviders/types.ts';
import { todayIn } from '#resources/domain/day.ts';
import { formatDecimal } from '#resources/domain/decimal.ts';
import { useFormat } from '#src/fields/context.ts';
import type { SubColumn } from './SubTable.tsx';
import { TablePanel } from './TablePanel.tsx';
import { useSaying, type Saying } from './words.ts';

/** So many of each (spec section 9). */
const top = 5;
/** A year, in milliseconds (spec section 9). */
const year = 31_536_000_000;
/** The days of the year before a moment by the clock on the wall, whose day it is after midnight, too. @param timezone the zone whose clock the screens show */
export const lastYear = (timezone: string, now: number): readonly [from: string, to: string] => [todayIn(timezone, now - year), todayIn(timezone, now)];
interface Props {
  readonly user: number;
}
interface Game {
  readonly name: string;
  readonly icon: string | null;
  readonly playtime: number;
}

interface ItemsProps extends Props {
  /** What may be done with an item, after its name. */
  readonly act?: (item: SoldItem) => ReactNode;
}
const itemColumns = (act: ItemsProps['act']): readonly SubColumn<SoldItem>[] => [
  { label: 'item', cell: (item) => (act ? <span className="ad-chips">{item.name}{act(item)}</span> : item.name) }, { label: 'quantity', figure: true, cell: ({ quantity }) => formatDecimal(quantity) },
];
export const TopItems = ({ user, act }: ItemsProps): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  const { timezone } = useFormat();
  return <TablePanel name="topItems" user={user} note="people.notes.topFive" columns={itemColumns(act)} load={async (signal) => (await provider.mostSold(user, lastYear(timezone, Date.now()), signal)).slice(0, top)} />;
};

/** The games most played, with the names and icons they have now; one that is gone keeps the name it was played under. */
const gamesOf = async (provider: ServiceProvider, user: number, timezone: string, signal: AbortSignal): Promise<readonly Game[]> => {
  const played = (await provider.mostPlayed(user, lastYear(timezone, Date.now()), signal)).slice(0, top);
  const ids = played.flatMap(({ game_id }) => (game_id === null ? [] : [game_id]));
  const known = ids.length === 0 ? [] : await provider.gamesByIds(ids, signal).catch(() => []);
  return played.map(({ game_id, name, playtime }) => {
    const game = known.find(({ id }) => id === game_id);
    return { name: game?.name ?? name, icon: game?.icon ?? null, playtime };
  });
};
const gameColumns = ({ playtime }: Saying): readonly SubColumn<Game>[] => [
  { label: 'game', cell: ({ name, icon }) => <span className="ad-chips">{icon && <img className="ad-thumb" src={icon} alt="" loading="lazy" />}{name}</span> },
  { label: 'playtime', figure: true, cell: (row) => playtime(row.playtime) },
];
export const TopGames = ({ user }: Props): ReactElement => {
  const provider = useDataProvider<ServiceProvider>();
  const saying = useSaying();
  const { timezone } = useFormat();
  return <TablePanel name="topGames" user={user} note="people.notes.topFive" columns={gameColumns(saying)} load={(signal) => gamesOf(provider, user, timezone, signal)} />;
};
