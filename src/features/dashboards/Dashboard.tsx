import { Link } from 'react-router';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import './dashboards.css';

export interface Tile {
  readonly name: string;
  readonly to: string;
  readonly icon: IconName;
  readonly label: string;
}
export interface DashboardProps {
  readonly title: string;
  readonly lead: string;
  /** Said above the tiles, where no arena is chosen. */
  readonly notice?: string | null;
  readonly groups: readonly { readonly name: string; readonly label: string; readonly tiles: readonly Tile[] }[];
}

/** The first page after signing in: the ways to every screen this person has. */
export const Dashboard = ({ title, lead, notice, groups }: DashboardProps) => (
  <div className="ad-home">
    <h1>{title}</h1>
    <p className="ad-muted">{lead}</p>
    {notice && (
      <p className="ad-home-notice">
        <Icon name="info" />
        {notice}
      </p>
    )}
    {groups.map(({ name, label, tiles }) => (
      <section key={name} aria-labelledby={`home-${name}`}>
        <h2 id={`home-${name}`}>{label}</h2>
        <ul className="ad-home-tiles">
          {tiles.map((tile) => (
            <li key={tile.name}>
              <Link to={tile.to} className="ad-home-tile">
                <span className="ad-home-icon">
                  <Icon name={tile.icon} size={24} />
                </span>
                {tile.label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
);
