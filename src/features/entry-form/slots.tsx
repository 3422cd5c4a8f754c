import type { ReactElement } from 'react';
import { useGetList, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { apps } from '#resources/apps.ts';
import type { games } from '#resources/games.ts';
import { holds } from '#resources/schema/condition.ts';
import { useEngine } from '#src/engine/context.ts';
import { defineForm, type FormSlotProps, type FormSlots } from '#src/engine/overrides.ts';
import { useArenaEntries } from '#src/features/add-to-arena/index.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import { useBound } from '#src/fields/parts/bound.tsx';
import { Picker, type Option } from '#src/fields/parts/Picker.tsx';
import { keyOf } from '#src/fields/parts/targets.ts';
import type { InputProps, Row } from '#src/fields/types.ts';
import { proposal } from './proposal.ts';

type Props = InputProps & FormSlotProps<object>;
type Known = Row & { readonly id: number; readonly name?: string };
const optionOf = ({ id, name }: { readonly id: number; readonly name?: string | undefined }): Option => ({ value: id, label: name ?? `#${id}` });

/** Chooses from the catalogue what the arena does not have yet, and takes over what the catalogue says of it; nothing before all is known that it begins with. An entry that is there keeps its original. */
const Original = (props: Props): ReactElement | null => (props.operation === 'create' ? <OriginalPicker {...props} /> : null);
const OriginalPicker = (props: Props): ReactElement => {
  const { resource, leaf } = props;
  const bound = useBound(props);
  const { setValue } = useFormContext();
  const catalogue = useGetList<Known>(leaf.meta.to ?? '', { pagination: { page: 1, perPage: 500 }, sort: { field: 'name', order: 'ASC' }, filter: {} });
  const entries = useArenaEntries(resource.name === 'games' ? 'games' : 'apps');
  const launching = useArenaEntries('apps');
  const parts = [catalogue, entries, launching];
  const failed = parts.filter(({ isError, data: had }) => isError && had === undefined);
  const { data = [] } = catalogue;
  const name: unknown = useWatch({ name: 'name' });
  const had = new Set(entries.data?.map(({ global_id }) => global_id));
  // Until the catalogue is there, the entry's own name says what was chosen.
  const chosen = typeof bound.value === 'number' ? [data.find(({ id }) => id === bound.value) ?? { id: bound.value, ...(typeof name === 'string' ? { name } : {}) }] : [];
  const choose = (option: Option | undefined) => {
    const original = data.find(({ id }) => id === option?.value);
    bound.set(original?.id ?? null);
    if (original && launching.data) for (const [path, value] of Object.entries(proposal(resource, original, launching.data))) if (path !== leaf.path) setValue(path, value, { shouldDirty: true });
  };
  return (
    <Picker props={props} bound={bound} several={false} loading={parts.some(({ isFetching }) => isFetching)} again={failed.length > 0 ? () => failed.forEach(({ refetch }) => void refetch()) : null}
      options={parts.every(({ data: found }) => found !== undefined) ? data.filter(({ id }) => !had.has(id)).map(optionOf) : []}
      chosen={chosen.map(optionOf)} onChoose={([option]) => choose(option)} />
  );
};

/** The catalogue's name, which nobody changes here. */
const Name = (props: Props): ReactElement | null => {
  const translate = useTranslate();
  const Text = inputKinds.text;
  return Text && <Text {...props} required={false} disabled reason={translate(`resources.${props.resource.name}.notes.nameFixed`)} />;
};
/** A new entry stands behind the last; its place can be changed afterwards. */
const Place = (props: Props): ReactElement | null => {
  const Integer = inputKinds.integer;
  return props.operation === 'create' || !Integer ? null : <Integer {...props} />;
};
/** Apps of the arena that start games, and those that the game has already. */
const Launchers = (props: Props): ReactElement => {
  const bound = useBound(props);
  const { caller } = useEngine();
  const { data = [], isPending } = useArenaEntries('apps');
  const offered = props.leaf.options.members?.(caller) ?? true;
  const known = new Map(data.map((app) => [app.id, optionOf(app)]));
  const chosen = (Array.isArray(bound.value) ? bound.value : []).flatMap((member: unknown): Option[] => {
    const id = keyOf(member);
    return typeof id === 'number' ? [known.get(id) ?? optionOf({ id, ...(member !== null && typeof member === 'object' && 'name' in member ? { name: String(member.name) } : {}) })] : [];
  });
  return <Picker props={props} bound={bound} several loading={isPending} options={data.filter((app) => holds(offered, app)).map(optionOf)} chosen={chosen} onChoose={(next) => bound.set(next.map(({ value }) => value))} />;
};

/** The arena travels with a new entry. */
const prepare: FormSlots['prepare'] = (values, { arena }, operation) => (operation === 'create' && arena ? { ...values, arena_id: arena.id } : values);
const common = { also: ['arena_id'], prepare } as const;
export const gameForm = defineForm<typeof games>({ ...common, input: { global_id: Original, name: Name, display_order: Place, launchers: Launchers } });
export const appForm = defineForm<typeof apps>({ ...common, input: { global_id: Original, name: Name, display_order: Place } });
/** The forms of what an arena has of the catalogue, their declarations forgotten. */
export const entryForms: Readonly<Record<string, FormSlots>> = { games: gameForm as unknown as FormSlots, apps: appForm as unknown as FormSlots };
