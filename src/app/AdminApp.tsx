import { QueryClient } from '@tanstack/react-query';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'ra-core';
import { type ReactElement, useMemo, useSyncExternalStore } from 'react';
import { Navigate, Route, Routes, useLocation, useNavigate } from 'react-router';
import { registry } from '#resources/index.ts';
import type { Resource as Declared } from '#resources/schema/resolve.ts';
import { at } from '#resources/schema/condition.ts';
import type { StoredUser } from '#dataProviders/types.ts';
import { AppTheme } from '#src/app/AppTheme.tsx';
import { arenaEntry, i18n, personOf, providerFor, raStore, routes } from '#src/app/desk.ts';
import { client } from '#src/app/client.ts';
import { Departing } from '#src/app/Departing.tsx';
import { config } from '#src/app/config.ts';
import { dashboardOf, notFoundPath } from '#src/app/guard.ts';
import { placeOf, renamedArena, switchedArena } from '#src/app/place.ts';
import { pageScreens } from '#src/app/screens.tsx';
import { lookUpAgain, onSignOut, session } from '#src/app/session.ts';
import { Shell } from '#src/app/shell/Shell.tsx';
import { InShellStatus } from '#src/app/shell/InShellStatus.tsx';
import { linksFor, tools } from '#src/app/tools.tsx';
import { DeskContext, type DeskPlace, useClient } from '#src/app/useDesk.ts';
import type { Overrides } from '#src/engine/overrides.ts';
import { EngineContext } from '#src/engine/context.ts';
import { ResourcePage } from '#src/engine/ResourcePage.tsx';
import { TillPlace, type TillPlaceValue } from '#src/features/till/place.ts';
import { FieldsContext } from '#src/fields/context.ts';
import { FlagService } from '#src/ui/flag-service.ts';

/** One component per resource, made once: a new one on each render would mount its screen anew. */
/** Each screen brings its own. */
const noDepartures: Overrides = {};
const lists = new Map(registry.all.map(({ name }) => [name, () => <Departing of={name}><ResourcePage name={name} /></Departing>]));
const has = ({ api, form }: Declared, operation: 'create' | 'update') => form.length > 0 && api.has.includes(operation);

const screens: readonly ReactElement[] = [
  ...registry.all.map((resource) => (
    <Resource
      key={resource.name} name={resource.name} {...(lists.has(resource.name) ? { list: lists.get(resource.name) } : {})} hasShow hasCreate={has(resource, 'create')} hasEdit={has(resource, 'update')}
      recordRepresentation={(record: unknown) => String(at(record, resource.label) ?? '')}
    />
  )),
  <CustomRoutes key="pages">
    {Object.entries(pageScreens).map(([name, { element }]) => (
      <Route key={name} path={name} element={element} />
    ))}
    <Route path="statuses/:code" element={<InShellStatus />} />
  </CustomRoutes>,
];
const NotFound = () => <Navigate to={notFoundPath} replace />;
/** Whoever comes back to this tab sees what is so now, but under an open dialog nothing moves: its row might be on another page, and the dialog with it. */
const refetchOnWindowFocus = () => document.querySelector('[role="dialog"]') === null;
/**
 * What was fetched belongs to an arena and to a person with these roles. The same client as long as these are the same: what stands on the screen hears of no other.
 * A write made offline fails at once and is not kept for later.
 */
const queryClientOf = (_arena: number | null, _person: string) =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 5000, retry: false, networkMode: 'always', refetchOnWindowFocus }, mutations: { networkMode: 'always' } } });
const leave = () => void session.signOut('left').catch(() => undefined);

/** The desk at one address: the arena in it decides the provider, the rest the screen. */
const Admin = ({ user }: { readonly user: StoredUser }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { arena: chosen, cash_register_label: register } = useClient();
  const place = placeOf(pathname, routes);
  const slug = place.kind === 'page' ? place.slug : null;
  const base = slug === null ? '' : `/${slug}`;
  const arena = place.kind === 'status' || chosen?.slug === slug ? chosen : null;
  const route = place.kind === 'page' ? place.route : place.kind === 'status' ? place.code : '';
  const arenaId = arena?.id ?? null;

  const provider = useMemo(() => providerFor(arenaId, user), [arenaId, user]);
  const person = `${user.id} ${user.roles.join()}`;
  const queryClient = useMemo(() => queryClientOf(arenaId, person), [arenaId, person]);
  const caller = useMemo(() => personOf(user), [user]);
  const desk = useMemo<DeskPlace>(
    () => ({
      user, arena, route, provider, signOut: leave,
      chooseArena: (next) => {
        arenaEntry.choosing();
        if (next === null) client.leave(true);
        void navigate(switchedArena(location.pathname, routes, next, dashboardOf(user)));
      },
    }),
    [user, arena, route, provider, navigate],
  );
  const engine = useMemo(
    () => ({
      registry, caller, arena, overrides: noDepartures, tools, country: client.get().country, cardScannerPrefix: config().cardScannerPrefix,
      shell: {
        signOut: leave,
        onExpired: (keep: () => void) => onSignOut((reason) => { if (reason === 'expired' || reason === 'elsewhere') keep(); }),
        refreshCaller: () => void lookUpAgain(),
        refreshArena: () => {
          const before = arena?.slug;
          arenaEntry.refresh().then((now) => now && before !== undefined && now.slug !== before && navigate({ pathname: renamedArena(location.pathname, now.slug), search: location.search }, { replace: true }), () => undefined);
        },
        leaveArena: (to: string) => {
          // First: it ends a navigation that would still enter the arena.
          void navigate(to);
          client.leave(true);
        },
        unsay: client.unsay,
      },
    }),
    [caller, arena, navigate],
  );
  const till = useMemo<TillPlaceValue>(
    () => ({ register: arena === null ? null : register, registers: arena?.cash_registers ?? [], methods: arena?.payment_methods ?? [], company: arena?.company ?? null, choose: (cash_register_label) => client.set({ cash_register_label }) }),
    [arena, register],
  );
  const fields = useMemo(() => ({ arena, caller, resourceOf: registry.get, linkTo: linksFor(registry, caller, arena?.slug ?? null), upload: (folder: string, file: File) => provider.upload(folder as Parameters<typeof provider.upload>[0], file) }), [arena, caller, provider]);
  return (
    <DeskContext value={desk}>
      <EngineContext value={engine}>
        <FieldsContext value={fields}>
          <TillPlace value={till}>
            <Routes>
              <Route
                path={`${base}/*`}
                element={
                  <CoreAdminContext key={base} basename={base} dataProvider={provider} queryClient={queryClient} i18nProvider={i18n} store={raStore}>
                    <AppTheme>
                      <CoreAdminUI disableTelemetry layout={Shell} catchAll={NotFound}>
                        {screens}
                      </CoreAdminUI>
                    </AppTheme>
                  </CoreAdminContext>
                }
              />
            </Routes>
          </TillPlace>
        </FieldsContext>
      </EngineContext>
    </DeskContext>
  );
};

/** The signed-in person's desk; nothing for the moment between a sign-out and the sign-in page. */
export const AdminApp = () => {
  const user = useSyncExternalStore(session.subscribe, session.user);
  return user ? <FlagService value={config().flagsUrl}><Admin user={user} /></FlagService> : null;
};
