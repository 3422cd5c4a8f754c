import { Suspense, useCallback, useState } from 'react';
import { useNotify, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { passwordStrength } from '#resources/domain/password.ts';
import { staffRoles } from '#resources/groups/staff-roles.ts';
import { admin } from '#resources/schema/access.ts';
import { at, put } from '#resources/schema/condition.ts';
import type { users as declared } from '#resources/users.ts';
import { useEngine } from '#src/engine/context.ts';
import { defineForm, type FormSlotProps } from '#src/engine/overrides.ts';
import { ScanDialog, useScan, warmUpScan, type ScanProblem } from '#src/features/card-scan/index.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { InputProps, Row } from '#src/fields/types.ts';
import { Icon } from '#src/ui/icons.tsx';
import { StrengthMeter } from '#src/ui/StrengthMeter.tsx';

/** A password with its strength; the meter informs and never forbids. */
const Password = (props: InputProps) => {
  const translate = useTranslate();
  const typed: unknown = useWatch({ name: props.source });
  const Secret = inputKinds.secret;
  const strength = typeof typed === 'string' ? passwordStrength(typed) : 0;
  return (
    <>
      {Secret && <Secret {...props} />}
      <div className="ad-meter-place">{typeof typed === 'string' && typed !== '' && <StrengthMeter strength={strength} label={translate('engine.notes.strength.title')} word={translate(`engine.notes.strength.${strength}`)} />}</div>
    </>
  );
};

/** Where a ban holds: admins choose, others ban in the arena they work in. */
const BanArena = (props: InputProps) => {
  const translate = useTranslate();
  const { caller } = useEngine();
  const Reference = inputKinds.reference;
  return Reference && <Reference {...props} disabled={props.disabled || !admin(caller)} reason={admin(caller) ? props.reason : translate('engine.notes.banArena')} />;
};

/** The number of the card, typed or scanned. Who holds the card already is told: two may share one, but it cannot be scanned then. */
const CardId = ({ before, ...props }: InputProps & Pick<FormSlotProps<{ readonly id: number }>, 'before'>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { setValue } = useFormContext();
  /** What the scanner has read, if anything; null while the dialog is closed. */
  const [scanning, setScanning] = useState<string | null>(null);
  // A card that is scanned while the form is open is meant for it.
  useScan(({ code }) => setScanning(code), { wanted: props.disabled !== true });
  const Digits = inputKinds.digits;
  const { source } = props;
  const own = before?.id;
  const onRead = useCallback((card: string, holders: readonly Readonly<Record<string, unknown>>[]): ScanProblem | null => {
    setValue(source, card, { shouldDirty: true, shouldValidate: true });
    setScanning(null);
    const others = holders.filter(({ id }) => id !== own).map(({ username }) => String(username));
    if (others.length > 0) notify('people.scan.held', { type: 'warning', messageArgs: { name: others.join(', ') } });
    return null;
  }, [notify, own, setValue, source]);
  const label = translate('people.scan.open');
  return (
    <div className="ad-beside">
      {Digits && <Digits {...props} />}
      <button type="button" className="ad-icon-button" aria-label={label} title={label} disabled={props.disabled} onClick={() => setScanning('')} onFocus={warmUpScan}><Icon name="contactless" /></button>
      {scanning !== null && <Suspense fallback={null}><ScanDialog scanned={scanning} onRead={onRead} onClose={() => setScanning(null)} /></Suspense>}
    </div>
  );
};

/** Whether a user with these values cannot sign in to the desk. */
const locksOut = ({ active, banned, roles }: Row) => active === false || banned === true || (Array.isArray(roles) && !staffRoles.some((role) => roles.includes(role)));

/** Whether these values take a right of staff away. */
const givesUp = (values: Row, before: Row) => {
  const roles = (row: Row): readonly unknown[] => (Array.isArray(row.roles) ? row.roles : []);
  return staffRoles.some((role) => roles(before).includes(role) && !roles(values).includes(role));
};
/** What the own account would lose. */
const lost = (values: Row, before: Row) =>
  locksOut(values) ? { title: 'resources.users.notes.lockOut', text: 'resources.users.notes.ownAccount' } : givesUp(values, before) ? { title: 'resources.users.notes.giveUp', text: 'resources.users.notes.ownRights' } : undefined;

export const usersForm = defineForm<typeof declared>({
  input: { password: Password, ban_arena_id: BanArena, card_id: CardId },
  also: ['registered_in_arena'],
  // A user belongs to the arena that wrote them down; where somebody else was written down, nobody knows.
  prepare: (values, { arena }, operation) => (operation === 'update' || arena === null || (at(values, 'registered_in_arena') ?? null) !== null ? values : put(values, 'registered_in_arena', arena.id)),
  asks: (values, { caller }, before) => (before?.id === caller.id ? lost(values, before) : undefined),
  onChange: ({ source, value, get, set }, { arena }) => {
    if (source === 'banned' && value === true && (get('ban_arena_id') ?? null) === null && arena !== null) set('ban_arena_id', arena.id);
  },
});
