import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import './dashboards.css';

export interface Tile {
  readonly name: string;
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
  /** The part of the menu it stands in. */
  readonly group: string;
}
export interface DashboardProps {
  readonly title: string;
  readonly lead: string;
  /** Said above the tiles, where no arena is chosen. */
  readonly notice?: string | null;
  readonly tiles: readonly Tile[];
  /** What stands below the tiles. */
  readonly children?: ReactNode;
}

/** The first page after signing in: the ways to every screen this person has. */
export const Dashboard = ({ title, lead, notice, tiles, children }: DashboardProps) => (
  <div className="ad-home">
    <h1>{title}</h1>
    <p className="ad-muted">{lead}</p>
    {notice && (
      <p className="ad-home-notice">
        <Icon name="info" />
        {notice}
      </p>
    )}
    <ul className="ad-home-tiles">
      {tiles.map(({ name, to, icon, label, group }) => (
        <li key={name}>
          <Link to={to} className="ad-home-tile">
            <span className="ad-home-icon">
              <Icon name={icon} size={24} />
            </span>
            <span>
              <b>{label}</b>
              <small>{group}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    {children}
  </div>
);
