import { lazy, type ReactElement } from 'react';
import { registry } from '#resources/index.ts';
import type { PageName } from '#resources/pages.ts';
import { i18n } from '#src/app/desk.ts';
import type { IconName } from '#src/ui/icons.tsx';

interface PageScreen {
  readonly icon: IconName;
  readonly element: ReactElement;
}
const loadProfile = () => import('#src/app/pages/ProfilePage.tsx');
const MaxBonuses = lazy(async () => ({ default: (await import('#src/features/max-bonuses/index.ts')).MaxBonuses }));
const Purchase = lazy(async () => {
  const [Screen] = await Promise.all([import('#src/features/purchase/index.ts').then(({ loadPurchase }) => loadPurchase()), i18n.whole()]);
  return { default: Screen };
});
const loadDashboard = () => import('#src/app/pages/DashboardPage.tsx');
const Profile = lazy(async () => ({ default: (await loadProfile()).ProfilePage }));
const Dashboard = lazy(async () => ({ default: (await loadDashboard()).DashboardPage }));

/** The pages made by hand that exist; one line adds one. A route of pages.ts that is not here has no screen yet. */
export const pageScreens: Readonly<Partial<Record<PageName, PageScreen>>> = {
  'admin-dashboard': { icon: 'dashboard', element: <Dashboard name="admin-dashboard" /> },
  'employee-dashboard': { icon: 'dashboard', element: <Dashboard name="employee-dashboard" /> },
  'max-bonuses': { icon: 'percent', element: <MaxBonuses /> },
  purchase: { icon: 'point_of_sale', element: <Purchase /> },
  profile: { icon: 'person', element: <Profile /> },
};

export const hasScreen = (route: string): boolean => registry.names.has(route) || Object.hasOwn(pageScreens, route);

/** Fetches the chunk everybody sees first. */
export const preloadScreens = (): void => {
  void loadDashboard().catch(() => undefined);
};
