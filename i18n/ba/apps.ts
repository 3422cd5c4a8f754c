import type { apps as declaredApps } from '#resources/apps.ts';
import type { globalApps as declaredGlobalApps } from '#resources/global-apps.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';
import { apps as hrApps, globalApps as hrGlobalApps } from '../hr/apps.ts';

const sections = { general: 'Opće', looks: 'Izgled', start: 'Pokretanje' } as const;

export const globalApps = { ...hrGlobalApps, updated: 'Globalna aplikacija je sačuvana', sections } as const satisfies MessagesFor<typeof declaredGlobalApps>;

export const apps = { ...hrApps, updated: 'Aplikacija je sačuvana', sections } as const satisfies MessagesFor<typeof declaredApps>;
