import type { RaMessages } from '../en/ra.ts';
import { ra as hr } from '../hr/ra.ts';

// Three plural forms, as in Croatian; only what a Bosnian colleague would say differently.
export const ra: RaMessages = {
  ...hr,
  action: {
    ...hr.action,
    add_filter: 'Dodaj filter',
    back: 'Nazad',
    clear_array_input: 'Isprazni listu',
    list: 'Lista',
    remove_filter: 'Ukloni ovaj filter',
    remove_all_filters: 'Ukloni sve filtere',
    save: 'Sačuvaj',
    search_columns: 'Traži kolonu',
    select_row: 'Odaberi ovaj red',
    sort: 'Sortiraj',
    open_menu: 'Otvori meni',
    close_menu: 'Zatvori meni',
    move_up: 'Pomjeri gore',
    move_down: 'Pomjeri dole',
    select_columns: 'Kolone',
  },
  page: {
    ...hr.page,
    dashboard: 'Kontrolna tabla',
    access_denied: 'Pristup nije dozvoljen',
  },
  input: {
    ...hr.input,
    file: {
      upload_several: 'Prevucite fajlove ovdje ili kliknite za odabir.',
      upload_single: 'Prevucite fajl ovdje ili kliknite za odabir.',
    },
    image: {
      upload_several: 'Prevucite slike ovdje ili kliknite za odabir.',
      upload_single: 'Prevucite sliku ovdje ili kliknite za odabir.',
    },
    references: {
      ...hr.input.references,
      many_missing: 'Bar jedan povezani unos više ne postoji.',
    },
  },
  message: {
    ...hr.message,
    access_denied: 'Nemate dozvolu za ovu stranicu.',
    authentication_error: 'Servis za prijavu je javio grešku pa prijavu nije bilo moguće provjeriti.',
    clear_array_input: 'Ukloniti sve sa liste?',
    delete_content: 'Želite li zaista obrisati ovaj unos?',
    error: 'Došlo je do greške i radnja nije završena.',
    not_found: 'Adresa je pogrešna ili link više ne važi.',
    unsaved_changes: 'Neke promjene nisu sačuvane. Izaći bez čuvanja?',
    placeholder_data_warning: 'Problem sa vezom: podaci nisu osvježeni.',
  },
  navigation: {
    ...hr.navigation,
    clear_filters: 'Ukloni filtere',
    no_filtered_results: 'Nema unosa za ove filtere.',
    page_out_from_end: 'Ovo je posljednja stranica',
    last: 'Posljednja stranica',
    page_rows_per_page: 'Redova po stranici:',
  },
  sort: {
    sort_by: 'Sortiraj: %{field}, %{order}',
    ASC: 'rastuće',
    DESC: 'opadajuće',
  },
  auth: {
    ...hr.auth,
    email: 'E-mail',
    sign_in_error: 'Prijava nije uspjela. Pokušajte ponovo.',
  },
  notification: {
    ...hr.notification,
    updated: 'Sačuvan %{smart_count} unos |||| Sačuvana %{smart_count} unosa |||| Sačuvano %{smart_count} unosa',
    http_error: 'Server se ne javlja ili je javio grešku',
    data_provider_error: 'Došlo je do greške pri učitavanju ili čuvanju podataka.',
    logged_out: 'Prijava je istekla. Prijavite se ponovo.',
    not_authorized: 'Za ovo nemate dozvolu.',
  },
  validation: {
    ...hr.validation,
    email: 'Neispravna e-mail adresa',
  },
  saved_queries: {
    label: 'Sačuvani filteri',
    query_name: 'Naziv',
    new_label: 'Sačuvaj ove filtere…',
    new_dialog_title: 'Sačuvaj ove filtere kao',
    remove_label: 'Ukloni sačuvane filtere',
    remove_label_with_name: 'Ukloni „%{name}”',
    remove_dialog_title: 'Ukloniti sačuvane filtere?',
    remove_message: 'Više neće biti na vašoj listi.',
    help: 'Filtrirajte listu i sačuvajte filtere za kasnije',
  },
  guesser: {
    empty: {
      ...hr.guesser.empty,
      message: 'Server nije poslao nijedan unos',
    },
  },
  configurable: {
    ...hr.configurable,
    Datagrid: {
      title: 'Tabela',
      unlabeled: 'Kolona %{column} bez naziva',
    },
    SimpleForm: {
      ...hr.configurable.SimpleForm,
      title: 'Formular',
    },
    SimpleList: {
      ...hr.configurable.SimpleList,
      title: 'Lista',
    },
  },
  inspector: {
    ...hr.inspector,
    Datagrid: { title: 'Tabela' },
    SimpleForm: { title: 'Formular' },
    SimpleList: { title: 'Lista' },
  },
  tiptap: {
    ...hr.tiptap,
    align_left: 'Poravnaj ulijevo',
    align_right: 'Poravnaj udesno',
    list_bulleted: 'Lista sa tačkama',
    list_numbered: 'Numerisana lista',
    current_level: 'Trenutni stil teksta',
    paragraph: 'Obični tekst',
    clear_format: 'Ukloni formatiranje',
    link: 'Link',
    underline: 'Podvučeno',
  },
};
