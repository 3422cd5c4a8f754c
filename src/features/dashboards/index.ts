export { Dashboard, type DashboardProps, type Tile } from './Dashboard.tsx';
