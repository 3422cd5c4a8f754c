import type { apps as declaredApps } from '#resources/apps.ts';
import type { globalApps as declaredGlobalApps } from '#resources/global-apps.ts';
import type { MessagesFor } from '#resources/schema/messages.ts';

const fields = {
  name: 'Ime', active: 'Aktivno', image: 'Slika', icon: 'Ikona', description: 'Opis', tags: 'Oznake', slug: 'Kratko ime', settings: 'Nastavitve', args: 'Argumenti', path: 'Pot', procs: 'Procesi',
} as const;

export const globalApps = {
  name: 'Globalne aplikacije',
  one: 'Globalna aplikacija',
  add: 'Dodaj globalno aplikacijo',
  created: 'Globalna aplikacija je dodana',
  updated: 'Globalna aplikacija je shranjena',
  deleted: 'Globalna aplikacija je izbrisana',
  fields,
  help: { tags: 'Z oznako »launcher« je na voljo kot zaganjalnik iger.' },
  sections: { general: 'Splošno', looks: 'Videz', start: 'Zagon' },
  filters: { active: 'Aktivno' },
  notes: { addTo: 'Dodaj %{name} v areno %{arena}', already: '%{name} je že v areni %{arena}', chooseFirst: 'Najprej izberite areno v zgornji vrstici', unread: 'Vsebine arene ni bilo mogoče naložiti' },
} as const satisfies MessagesFor<typeof declaredGlobalApps>;

export const apps = {
  name: 'Aplikacije',
  one: 'Aplikacija',
  add: 'Dodaj aplikacijo',
  created: 'Aplikacija je dodana v areno',
  updated: 'Aplikacija je shranjena',
  deleted: 'Aplikacija je izbrisana',
  fields: { ...fields, arena_id: 'Arena', global_id: 'Globalna aplikacija', display_order: 'Vrstni red' },
  help: { global_id: 'Samo aplikacije, ki jih v tej areni še ni.', tags: 'Z oznako »launcher« je na voljo kot zaganjalnik iger.', display_order: 'Prazno: za zadnjo.' },
  rules: { global_id: { required: 'Aplikacija je obvezna', unique: 'Ta aplikacija je že v areni' }, procs: { atLeastOne: 'Vsaj en proces' } },
  sections: { general: 'Splošno', looks: 'Videz', start: 'Zagon' },
  filters: { active: 'Aktivno' },
  notes: {
    nameFixed: 'Imenuje se kot v katalogu.', place: 'Mesto %{order}',
    stays: 'Izgine le iz te arene, v katalogu verige pa ostane.',
    starts: 'Je zaganjalnik %{smart_count} igre te arene, ki ostane brez njega. |||| Je zaganjalnik %{smart_count} iger te arene, ki ostaneta brez njega. |||| Je zaganjalnik %{smart_count} iger te arene, ki ostanejo brez njega. |||| Je zaganjalnik %{smart_count} iger te arene, ki ostanejo brez njega.',
  },
} as const satisfies MessagesFor<typeof declaredApps>;
