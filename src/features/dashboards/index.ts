export { Dashboard, type DashboardProps, type Tile } from './Dashboard.tsx';
export { TodaysInvoices } from './TodaysInvoices.tsx';
