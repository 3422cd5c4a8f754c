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
}
export type Group = 'recent' | 'pages' | 'actions' | `record:${string}`;
/** One line of the palette. */
export interface Choice extends Place {
  readonly key: string;
  readonly group: Group;
  /** What is said beside it among recent picks: what else it is called, else its kind. */
  readonly note: string;
  /** What else a record is called, beside its name. */
  readonly said?: string;
}
/** What is kept of a pick, so that it is offered first the next time. */
export type Recent = Pick<Choice, 'key' | 'label' | 'icon' | 'note'>;
export const mostRecent = 8;

type Translate = (key: string, options?: Readonly<Record<string, unknown>>) => string;
export const placesAs = (group: 'pages' | 'actions', places: readonly Place[], text: string): readonly Choice[] => {
  const wanted = searchText(text).split(' ').filter(Boolean);
  return places.filter(({ label }) => wanted.every((word) => searchText(label).includes(word))).map((place) => ({ ...place, key: `${group} ${place.to}`, group, note: '' }));
};

/** Records that were found, under the name of their list. */
export const recordsAs = (found: readonly FoundRecords[], registry: Registry, iconOf: (name: string) => IconName, link: (resource: string, id: string) => string | null, translate: Translate): readonly Choice[] =>
  found.flatMap(({ resource: name, rows }) => {
    const resource = registry.get(name);
    const [first] = resource.list.columns;
    // As the service sent it: what it is made of did not come along.
    const also = (row: Row) => (first && first.kind === 'text' && first.path !== resource.label && !isEmpty(at(row, first.path)) ? String(at(row, first.path)) : '');
    return rows.flatMap((row): Choice[] => {
      const to = link(name, String(row.id));
      return to === null ? [] : [{ key: `record ${name} ${row.id}`, group: `record:${name}`, to, label: placedLabelOf(resource, row, translate), icon: iconOf(resource.icon), note: also(row) || translate(`resources.${name}.one`), said: also(row) }];
    });
  });

/** Picks of before that still lead somewhere: a record by its link of now, a page or an action if it is still offered. */
export const recentAs = (recent: readonly Recent[], places: readonly Choice[], link: (resource: string, id: string) => string | null): readonly Choice[] =>
  recent.flatMap((pick): Choice[] => {
    const [kind, name = '', id = ''] = pick.key.split(' ');
    if (kind !== 'record') {
      // The arena of now stands in its address, not that of then.
      const place = places.find(({ key }) => key === pick.key) ?? places.find(({ group, label }) => pick.key.startsWith(`${group} `) && label === pick.label);
      return place ? [{ ...place, group: 'recent' }] : [];
    }
    const to = link(name, id);
    return to === null ? [] : [{ ...pick, group: 'recent', to }];
  });
export const withPick = (recent: readonly Recent[], { key, label, icon, note }: Choice): readonly Recent[] => [{ key, label, icon, note }, ...recent.filter((one) => one.key !== key)].slice(0, mostRecent);
