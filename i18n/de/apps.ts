import type { apps as declaredApps } from '#resources/apps.ts';
import type { globalApps as declaredGlobalApps } from '#resources/global-apps.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Name', active: 'Aktiv', image: 'Bild', icon: 'Symbol', description: 'Beschreibung', tags: 'Schlagwörter', slug: 'Kurzname', settings: 'Einstellungen', args: 'Argumente', path: 'Pfad', procs: 'Prozesse',
} as const;

export const globalApps = {
  name: 'Globale Apps',
  one: 'Globale App',
  add: 'Globale App anlegen',
  created: 'Globale App angelegt',
  updated: 'Globale App gespeichert',
  deleted: 'Globale App gelöscht',
  fields,
  help: { tags: 'Mit dem Schlagwort „launcher“ steht sie als Launcher für Spiele zur Wahl.' },
  sections: { general: 'Allgemein', looks: 'Aussehen', start: 'Start' },
  filters: { active: 'Aktiv' },
  notes: { addTo: '%{name} zu %{arena} hinzufügen', already: '%{name} ist schon in %{arena}', chooseFirst: 'Zuerst oben eine Arena wählen', unread: 'Die Einträge der Arena konnten nicht geladen werden' },
} as const satisfies MessagesFor<typeof declaredGlobalApps>;

export const apps = {
  name: 'Apps',
  one: 'App',
  add: 'App hinzufügen',
  created: 'App zur Arena hinzugefügt',
  updated: 'App gespeichert',
  deleted: 'App gelöscht',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Globale App', display_order: 'Reihenfolge' },
  help: { global_id: 'Nur Apps, die diese Arena noch nicht hat.', tags: 'Mit dem Schlagwort „launcher“ steht sie als Launcher für Spiele zur Wahl.', display_order: 'Leer: hinter dem letzten Eintrag.' },
  rules: { global_id: { required: 'App ist erforderlich', unique: 'Diese App ist schon in der Arena' }, procs: { atLeastOne: 'Mindestens ein Prozess' } },
  sections: { general: 'Allgemein', looks: 'Aussehen', start: 'Start' },
  filters: { active: 'Aktiv' },
  notes: {
    nameFixed: 'Der Name ist der des Katalogs.', place: 'Platz %{order}',
    stays: 'Sie verschwindet nur aus dieser Arena und bleibt im Katalog der Kette.',
    starts: 'Sie ist der Launcher von %{smart_count} Spiel dieser Arena; es bleibt ohne ihn zurück. |||| Sie ist der Launcher von %{smart_count} Spielen dieser Arena; sie bleiben ohne ihn zurück.',
  },
} as const satisfies MessagesFor<typeof declaredApps>;
