import { at } from '#resources/schema/condition.ts';
import type { Registry } from '#resources/schema/registry.ts';
import type { FoundRecords, Row } from '#dataProviders/types.ts';
import { isEmpty, placedLabelOf } from '#src/fields/index.ts';
import type { IconName } from '#src/ui/icons.tsx';
import { searchText } from './match.ts';

/** A page or an action: where it leads and what it is called. */
export interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** What tells it from another place that is called the same. */
  readonly beside?: string;
}
export type Group = 'recent' | 'pages' | 'actions' | `record:${string}`;
/** One line of the palette. */
export interface Choice extends Place {
  readonly key: string;
  readonly group: Group;
  /** What is said beside it among recent picks: what else it is called, else its kind. */
  readonly note: string;
  /** What else a record is called, beside its name; of a place, what tells it from one that reads the same. */
  readonly said?: string;
}
/** What is kept of a pick, so that it is offered first the next time. */
export type Recent = Pick<Choice, 'key' | 'label' | 'icon' | 'note'>;
export const mostRecent = 8;

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;
/** Those of some words that stand there more than once. */
const repeated = (words: readonly string[]): ReadonlySet<string> => new Set(words.filter((word, i) => words.indexOf(word) < i));
/** Places that hold a text. Those that read the same say besides what tells them apart, and are found by it too. */
export const placesAs = (group: 'pages' | 'actions', places: readonly Place[], text: string): readonly Choice[] => {
  const wanted = searchText(text).split(' ').filter(Boolean);
  const alike = repeated(places.map(({ label }) => label));
  return places.flatMap((place): Choice[] => {
    const { to, label, icon } = place;
    const beside = alike.has(label) ? (place.beside ?? '') : '';
    return wanted.every((word) => searchText(`${label} ${beside}`).includes(word)) ? [{ to, label, icon, key: `${group} ${to}`, group, note: beside, said: beside }] : [];
  });
};

/** What the list of a resource is called; where another list is called the same, with the part of the menu that it stands in. */
export const listName = (registry: Registry, name: string, translate: Translate): string => {
  const called = (one: string) => translate(`resources.${one}.name`);
  const { menu } = registry.get(name);
  return menu && registry.all.some((other) => other.name !== name && called(other.name) === called(name)) ? `${called(name)} · ${translate(`app.groups.${menu}`)}` : called(name);
};
/** What one record of a resource is called; where one of another resource is called the same, by its list. */
const kindName = (registry: Registry, name: string, translate: Translate): string => {
  const called = (one: string) => translate(`resources.${one}.one`);
  return registry.all.some((other) => other.name !== name && called(other.name) === called(name)) ? listName(registry, name, translate) : called(name);
};

/** Records that were found, under the name of their list. */
export const recordsAs = (found: readonly FoundRecords[], registry: Registry, iconOf: (name: string) => IconName, link: (resource: string, id: string) => string | null, translate: Translate): readonly Choice[] =>
  found.flatMap(({ resource: name, rows }) => {
    const resource = registry.get(name);
    const [first] = resource.list.columns;
    // As the service sent it: what it is made of did not come along.
    const kind = kindName(registry, name, translate);
    const also = (row: Row) => (first && first.kind === 'text' && first.path !== resource.label && !isEmpty(at(row, first.path)) ? String(at(row, first.path)) : '');
    return rows.flatMap((row): Choice[] => {
      const to = link(name, String(row.id));
      return to === null ? [] : [{ key: `record ${name} ${row.id}`, group: `record:${name}`, to, label: placedLabelOf(resource, row, translate), icon: iconOf(resource.icon), note: also(row) || kind, said: also(row) }];
    });
  });

/** Picks of before that still lead somewhere: a record by its link of now, a page or an action if it is still offered. */
export const recentAs = (recent: readonly Recent[], places: readonly Choice[], link: (resource: string, id: string) => string | null): readonly Choice[] =>
  recent.flatMap((pick): Choice[] => {
    const [kind, name = '', id = ''] = pick.key.split(' ');
    if (kind !== 'record') {
      // The arena of now stands in its address, not that of then.
      const place = places.find(({ key }) => key === pick.key) ?? places.find(({ group, label, note }) => pick.key.startsWith(`${group} `) && label === pick.label && note === pick.note);
      return place ? [{ ...place, group: 'recent' }] : [];
    }
    const to = link(name, id);
    return to === null ? [] : [{ ...pick, group: 'recent', to }];
  });
export const withPick = (recent: readonly Recent[], { key, label, icon, note }: Choice): readonly Recent[] => [{ key, label, icon, note }, ...recent.filter((one) => one.key !== key)].slice(0, mostRecent);
