import type { ReactElement } from 'react';
import { useLocale, useTranslate } from 'ra-core';
import { field } from '#resources/schema/field.ts';
import { leavesOf } from '#resources/schema/resolve.ts';
import type { PartProps } from '#src/engine/overrides.ts';
import { fieldKinds, useSurroundings } from '#src/fields/index.ts';
import { Nothing } from '#src/fields/parts/cells.tsx';
import { weekdayName } from '#src/lib/format.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => value !== null && typeof value === 'object' && !Array.isArray(value);
const text = (value: unknown): string => (value === null || value === undefined || value === '' ? '' : isObject(value) ? Object.values(value).map(text).filter(Boolean).join(' ') : String(value));

/** What a change of a part says on one side, a line each: a name and what it was, or became. */
const Lines = ({ lines }: { readonly lines: readonly (readonly [name: string, value: string])[] }): ReactElement =>
  (lines.length === 0 ? <Nothing /> : <div className="ad-apart"><div>{lines.map(([name, value]) => <span key={name}>{name}: {value || <Nothing />}</span>)}</div></div>);

/** Hours whose bonus differs; kept as `1 08:00 20 %`, Monday first. */
export const BonusLog = ({ value, other }: PartProps): ReactElement => {
  const locale = useLocale();
  const there = new Set(Array.isArray(other) ? other.map(String) : []);
  const lines = (Array.isArray(value) ? value.map(String) : []).filter((line) => !there.has(line));
  return <Lines lines={lines.map((line) => {
    const [day = '1', hour = '', ...percent] = line.split(' ');
    return [`${weekdayName(Number(day) - 1, locale)} ${hour}`, percent.join(' ')] as const;
  })} />;
};

/** Days whose hours differ; kept as seven pairs, Monday first, nothing for a closed day. */
export const HoursLog = ({ value, other }: PartProps): ReactElement => {
  const locale = useLocale();
  const said = (days: unknown, day: number): string => {
    const pair: unknown = Array.isArray(days) ? days[day] : null;
    return Array.isArray(pair) ? pair.map(text).filter(Boolean).join('–') : '';
  };
  return <Lines lines={[0, 1, 2, 3, 4, 5, 6].filter((day) => said(value, day) !== said(other, day)).map((day) => [weekdayName(day, locale), said(value, day)] as const)} />;
};

/** Fields of an address, a contact or a map that differ. */
export const PlaceLog = ({ value, other }: PartProps): ReactElement => {
  const translate = useTranslate();
  if (!isObject(value)) return <Nothing />;
  const there = isObject(other) ? other : {};
  const keys = Object.keys(value).filter((key) => key !== 'id' && text(value[key]) !== text(there[key]));
  return <Lines lines={keys.map((key) => [translate(`arenaEditor.fields.${key}`), text(value[key])] as const)} />;
};

const staff = leavesOf({ employees: field.references('users', { onDelete: 'detach' }) });
/** Who came or went, by name: the log keeps their ids. */
export const EmployeesLog = ({ value }: PartProps): ReactElement => {
  const { resourceOf } = useSurroundings();
  const { View } = fieldKinds.references;
  return <>{staff.map((leaf) => <View key={leaf.path} leaf={leaf} record={{ [leaf.path]: value }} resource={resourceOf('arenas')} />)}</>;
};
