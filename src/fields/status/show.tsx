import { memo, type ReactElement } from 'react';
import { at } from '#resources/schema/condition.ts';
import type { IconName } from '#src/ui/icons.tsx';
import { StatusBadge, type Tone } from '#src/ui/StatusBadge.tsx';
import { choiceText } from '../choice/show.tsx';
import { Nothing } from '../parts/cells.tsx';
import { ChoiceFilter } from '../parts/filters.tsx';
import { useWorld } from '../parts/say.ts';
import { isEmpty, valueOf } from '../parts/value.ts';
import type { CellProps, FieldKind } from '../types.ts';

type Look = readonly [tone: Tone, icon: IconName];
const good: Look = ['success', 'check_circle'];
const bad: Look = ['error', 'error'];
const waiting: Look = ['warning', 'pending'];
const open: Look = ['neutral', 'help_outline'];
const under: Look = ['info', 'schedule'];

/** Colour and icon of each state that declarations use; a test asks for every one of them. */
export const looks: Readonly<Record<string, Look>> = {
  VERIFIED: good, APPROVED: good, UNVERIFIED: open, REJECTED: bad, PENDING: waiting,
  pending: waiting, paid: good, inDelivery: under, delivered: good, completed: good, refunded: ['neutral', 'undo'],
  none: open, done: good, rejected: bad,
  scheduled: under, sending: waiting, sent: good, failed: bad, active: good, inactive: open, open: under, closed: good,
};

/** The state of a record; where it says none, the one a new record has, but only if what the state belongs to is there. */
const stateOf = ({ leaf, record }: CellProps): unknown => {
  const value = valueOf(leaf, record);
  const owner = leaf.path.includes('.') ? at(record, leaf.path.slice(0, leaf.path.lastIndexOf('.'))) : record;
  return isEmpty(value) && !isEmpty(owner) ? leaf.options.initial : value;
};

const Badge = memo((props: CellProps): ReactElement => {
  const world = useWorld(props.record);
  const state = stateOf(props);
  if (isEmpty(state)) return <Nothing />;
  const [tone, icon] = (Object.hasOwn(looks, String(state)) ? looks[String(state)] : undefined) ?? open;
  return <StatusBadge tone={tone} icon={icon}>{choiceText(state, { ...world, ...props })}</StatusBadge>;
});

export const status: FieldKind = { Cell: Badge, View: Badge, Filter: ChoiceFilter, align: 'left', text: choiceText };
