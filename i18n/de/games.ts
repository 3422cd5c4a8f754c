import type { games as declaredGames } from '#resources/games.ts';
import type { globalGames as declaredGlobalGames } from '#resources/global-games.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Name', active: 'Aktiv', image: 'Bild', icon: 'Symbol', background: 'Hintergrund', description: 'Beschreibung', video: 'Video', genre: 'Hauptgenre', genres: 'Genres',
  tags: 'Schlagwörter', args: 'Argumente', path: 'Pfad', procs: 'Prozesse', launchers: 'Launcher', exec: 'Befehl', preExec: 'Vor dem Start', postExec: 'Nach dem Beenden', display_order: 'Reihenfolge',
} as const;

export const globalGames = {
  name: 'Globale Spiele',
  one: 'Globales Spiel',
  add: 'Globales Spiel anlegen',
  created: 'Globales Spiel angelegt',
  updated: 'Globales Spiel gespeichert',
  deleted: 'Globales Spiel gelöscht',
  fields,
  help: { launchers: 'Apps mit dem Schlagwort „launcher“.' },
  sections: { general: 'Allgemein', looks: 'Aussehen', start: 'Start' },
  filters: { active: 'Aktiv' },
  notes: { addTo: '%{name} zu %{arena} hinzufügen', already: '%{name} ist schon in %{arena}', chooseFirst: 'Zuerst oben eine Arena wählen', unread: 'Die Einträge der Arena konnten nicht geladen werden' },
} as const satisfies MessagesFor<typeof declaredGlobalGames>;

export const games = {
  name: 'Spiele',
  one: 'Spiel',
  add: 'Spiel hinzufügen',
  created: 'Spiel zur Arena hinzugefügt',
  updated: 'Spiel gespeichert',
  deleted: 'Spiel gelöscht',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Globales Spiel' },
  help: { global_id: 'Nur Spiele, die diese Arena noch nicht hat.', launchers: 'Apps dieser Arena mit dem Schlagwort „launcher“.', display_order: 'Leer: hinter dem letzten Eintrag.' },
  rules: { global_id: { required: 'Spiel ist erforderlich', unique: 'Dieses Spiel ist schon in der Arena' }, procs: { atLeastOne: 'Mindestens ein Prozess' } },
  sections: { general: 'Allgemein', looks: 'Aussehen', start: 'Start' },
  filters: { active: 'Aktiv' },
  notes: {
    stays: 'Es verschwindet nur aus dieser Arena und bleibt im Katalog der Kette.',
    nameFixed: 'Der Name ist der des Katalogs.',
    place: 'Platz %{order}',
    edit: 'Reihenfolge bearbeiten',
    title: 'Reihenfolge der Spiele in %{arena}',
    lead: 'Ziehen Sie ein Spiel am Griff. Mit der Tastatur: Leertaste nimmt es auf und legt es ab, Pfeiltasten bewegen es, Escape legt es zurück.',
    save: 'Reihenfolge speichern',
    saved: 'Anzeigereihenfolge gespeichert',
    failed: 'Die Reihenfolge konnte nicht gespeichert werden.',
    game: 'Spiel',
    old: 'Alt',
    new: 'Neu',
    was: 'Alter Platz %{from}, neuer Platz %{to}',
    handle: '%{name} verschieben',
    sortable: 'verschiebbar',
    instructions: 'Leertaste nimmt das Spiel auf, Pfeiltasten bewegen es, Leertaste legt es ab, Escape legt es zurück.',
    picked: '%{name} aufgenommen, Platz %{at} von %{count}.',
    moved: '%{name} auf Platz %{at} von %{count}.',
    dropped: '%{name} abgelegt auf Platz %{at} von %{count}.',
    back: '%{name} wieder auf Platz %{at} von %{count}.',
    none: 'Noch keine Spiele',
    noneText: 'Diese Arena hat keine Spiele, die man ordnen könnte.',
    conflict: 'Die Reihenfolge wurde inzwischen von jemand anderem geändert',
    conflictText: 'Nichts wurde gespeichert. Wo sich beide unterscheiden, stehen hier beide; die Liste darunter ist so, wie Sie sie verlassen haben.',
    opened: 'Vorher',
    mine: 'Meine',
    theirs: 'Andere',
    takeTheirs: 'Andere übernehmen',
    keepMine: 'Meine darüber speichern',
    absent: 'nicht da',
  },
} as const satisfies MessagesFor<typeof declaredGames>;
