import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useNotificationContext, useTranslate, type DataProvider } from 'ra-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Catalogue } from '#i18n/catalogue.ts';
import { catalogue } from '#i18n/en/index.ts';
import { createI18n } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import type { Caller } from '#resources/schema/access.ts';
import { EngineContext, type ChosenArena, type ShellVerbs, type Tools } from '#src/engine/context.ts';
import type { Overrides } from '#src/engine/overrides.ts';
// There before the first test, as they are once a list was idle for a moment.
import '#src/engine/dialog/DeleteDialog.tsx';
import '#src/engine/dialog/ShowDialog.tsx';
import { ResourcePage } from '#src/engine/ResourcePage.tsx';
import { FieldsContext } from '#src/fields/context.ts';
import { themeOf } from '#src/ui/theme.ts';

export const callers = {
  admin: { id: 1, username: 'admin', roles: ['admin'], arenas: [] },
  manager: { id: 2, username: 'manager', roles: ['manager'], arenas: [1] },
  employee: { id: 3, username: 'employee', roles: ['employee'], arenas: [1] },
} as const satisfies Record<string, Caller>;
export const zagreb: ChosenArena = { id: 1, name: 'Zagreb West', slug: 'zagreb-west', currency: 'EUR', timezone: 'Europe/Zagreb', locale: 'hr' };

/** A provider that can do what it is given and refuses everything else by name, so that no test passes on a call nobody thought of. */
export const refusing = (given: Readonly<Record<string, unknown>>): DataProvider =>
  new Proxy(given, {
    get: (own, name) => (typeof name !== 'string' || name === 'then' ? undefined : name in own ? own[name] : name === 'supportAbortSignal' ? false : () => Promise.reject(new Error(`no test gave the provider ${name}`))),
  }) as unknown as DataProvider;

/** A refusal as adapters throw it. */
export const refusal = (status: number, more: object = {}): Error => Object.assign(new Error('refused'), { status, code: '', sentence: '', lines: [], violations: [], ...more });

const Said = () => {
  const { notifications } = useNotificationContext();
  const translate = useTranslate();
  return <div role="log">{notifications.map(({ message, notificationOptions }, i) => <p key={i}>{typeof message === 'string' ? translate(message, notificationOptions?.messageArgs) : null}</p>)}</div>;
};

interface Desk {
  readonly path: string;
  readonly provider: Readonly<Record<string, unknown>>;
  readonly caller?: Caller;
  readonly arena?: ChosenArena | null;
  readonly overrides?: Overrides;
  readonly shell?: Partial<ShellVerbs>;
  readonly cardScannerPrefix?: string;
  readonly tools?: Tools;
  /** The words of another language, said in the place of the English ones. */
  readonly words?: Catalogue;
  /** Where records of other resources are opened; without it they are named alone. */
  readonly linkTo?: (resource: string, id: number | string) => string | null;
  readonly upload?: (folder: string, file: File) => Promise<string>;
}
/** Draws the screen of a resource at an address, with the real registry and the real words. Answers the router, to look at the address and to go Back. */
export const openDesk = ({ path, provider, caller = callers.admin, arena = null, overrides = {}, shell = {}, cardScannerPrefix = ';', tools = {}, words = catalogue, linkTo, upload = () => Promise.reject(new Error('no upload')) }: Desk) => {
  const verbs: ShellVerbs = { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined, ...shell };
  const engine = { registry, caller, arena, overrides, shell: verbs, cardScannerPrefix, tools };
  const fields = { arena, caller, resourceOf: registry.get, upload, ...(linkTo ? { linkTo } : {}) };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } });
  const [, name = ''] = path.split(/[/?]/);
  const admin = refusing(provider);
  const i18n = createI18n({ from: words });
  const store = memoryStore();
  const page = (
    <EngineContext value={engine}>
      <FieldsContext value={fields}>
        <CoreAdminContext dataProvider={admin} queryClient={queryClient} i18nProvider={i18n} store={store}>
          <ThemeProvider theme={createTheme(themeOf('classic'))}>
            <ResourcePage name={name} />
            <Said />
          </ThemeProvider>
        </CoreAdminContext>
      </FieldsContext>
    </EngineContext>
  );
  const router = createMemoryRouter([{ path: '/elsewhere', element: <p>elsewhere</p> }, { path: '*', element: page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { router, store, said: () => screen.getByRole('log', { hidden: true }).textContent ?? '' };
};
