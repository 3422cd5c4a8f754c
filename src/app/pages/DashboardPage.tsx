import { useTranslate } from 'ra-core';
import { Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { registry } from '#resources/index.ts';
import { searchArenasWith } from '#src/app/arena-options.ts';
import { client } from '#src/app/client.ts';
import { Departing } from '#src/app/Departing.tsx';
import { routes } from '#src/app/desk.ts';
import { pathOf } from '#src/app/place.ts';
import { pageScreens } from '#src/app/screens.tsx';
import { menuFor } from '#src/app/shell/menu.ts';
import { worksWithoutArena, workWithoutArena } from '#src/app/skip.ts';
import { useClient, useDesk } from '#src/app/useDesk.ts';
import { ChooseArena } from '#src/features/choose-arena/index.ts';
import { Dashboard, TodaysInvoices } from '#src/features/dashboards/index.ts';

/** A dashboard, or in its place the choice of an arena while none is chosen; only admins may go on without one. */
export const DashboardPage = ({ name }: { readonly name: 'admin-dashboard' | 'employee-dashboard' }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { user, arena, provider, chooseArena } = useDesk();
  useClient();
  const [skipped, setSkipped] = useState(worksWithoutArena);
  const search = useMemo(() => searchArenasWith(provider), [provider]);
  const slug = arena?.slug ?? null;
  const tiles = useMemo(
    () =>
      menuFor(user.roles, routes, registry, pageScreens).flatMap(({ group, entries }) =>
        entries.filter((entry) => entry.name !== name).map((entry) => ({ name: entry.name, to: pathOf(slug, entry.name), icon: entry.icon, label: translate(entry.label), group: translate(`app.groups.${group}`) })),
      ),
    [user.roles, translate, slug, name],
  );
  const isAdmin = user.roles.includes('admin');
  if (arena === null && client.preferredArena() === null && !(isAdmin && skipped)) {
    const skip = () => {
      workWithoutArena(true);
      setSkipped(true);
    };
    const add = () => {
      skip();
      void navigate(`${pathOf(null, 'arenas')}/create`);
    };
    return <Suspense fallback={<div className="ad-waiting" />}><ChooseArena search={search} onChoose={(option) => chooseArena(option.slug)} onSkip={isAdmin ? skip : undefined} onAdd={isAdmin ? add : undefined} /></Suspense>;
  }
  return (
    <Dashboard
      title={translate('app.dashboard.greeting', { name: user.name || user.username })} lead={translate('app.dashboard.lead')} tiles={tiles}
      notice={arena === null ? translate(isAdmin ? 'app.dashboard.noArena' : 'app.dashboard.noArenaStaff') : null}
    >
      {name === 'employee-dashboard' && (arena !== null || isAdmin) && <Suspense fallback={<div className="ad-waiting" />}><Departing of="invoices"><TodaysInvoices /></Departing></Suspense>}
    </Dashboard>
  );
};
