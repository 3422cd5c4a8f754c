import { Suspense, type ComponentProps, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { countryOfCode } from '#resources/domain/calling-codes.ts';
import { shownPhone } from '#resources/domain/phone.ts';
import type { users as declared } from '#resources/users.ts';
import { at } from '#resources/schema/condition.ts';
import { useGoesAlong } from '#src/engine/dialog/goes-along.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { AwardAct, AwardButton } from '#src/features/award/index.ts';
import { ShopAct } from '#src/features/purchase/index.ts';
import { ResetPassword, UserNotices, UserPanels } from '#src/features/user-view/index.ts';
import { CopyText } from '#src/ui/CopyText.tsx';
import { Flag } from '#src/ui/Flag.tsx';
import { YesNo } from '#src/ui/YesNo.tsx';
import { ListLink } from './ListLink.tsx';
import { Uncounted } from './Uncounted.tsx';

/** The address, and whether it was verified. */
const Email = ({ leaf, record, resource }: Omit<CellProps, 'record'> & { readonly record: object }) => {
  const status = resource.leaf('email.status');
  const { Cell } = fieldKinds[leaf.kind];
  const row = { ...record };
  const address = <Cell leaf={leaf} record={row} resource={resource} />;
  // What is not there stands alone: a card has no line for it.
  if (!status || !at(record, 'email.address')) return address;
  return <span className="ad-chips">{address}<fieldKinds.status.Cell leaf={status} record={row} resource={resource} /></span>;
};

/** Who is banned is not well. */
const Banned = ({ record }: { readonly record: { readonly banned?: boolean | null } }) => <YesNo yes={record.banned === true} bad />;

const Copied = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  return <CopyText text={text} label={translate('common.copy', { text })} />;
};
const EmailView = ({ record }: { readonly record: object }) => {
  const address = at(record, 'email.address');
  return typeof address === 'string' && address !== '' ? <Copied text={address} /> : <>–</>;
};
const PhoneView = ({ record }: { readonly record: object }) => {
  const [number, code] = [at(record, 'phone.number'), at(record, 'phone.country_code')];
  const iso = countryOfCode(String(code ?? ''))?.iso;
  return typeof number === 'string' && number !== '' ? <span className="ad-chips">{iso !== undefined && <Flag iso={iso} />}<Copied text={shownPhone(number)} /></span> : <>–</>;
};
const Panels = ({ record }: { readonly record: { readonly id: number } }) => <Suspense fallback={null}><UserPanels user={record.id} /></Suspense>;
const Reset = (props: ComponentProps<typeof ResetPassword>) => <Suspense fallback={null}><ResetPassword {...props} /></Suspense>;
const Notices = (props: ComponentProps<typeof UserNotices>) => <Suspense fallback={null}><UserNotices {...props} /></Suspense>;
const FaultyUsers = () => <ListLink to="faulty-users" word="resources.faulty-users.notes.open" icon="person_off" />;

/** What is known of a user; of a document only what there is. */
const sections = (record: object) =>
  [
    { title: 'resources.users.sections.account', paths: ['id', 'username', 'full_name', 'card_id', 'roles', 'active', 'banned', 'ban_reason', 'ban_arena_id'] },
    { title: 'resources.users.sections.identity', paths: ['identity.status', 'identity.name', 'identity.birthdate', 'identity.address', 'identity.pidn', 'identity.created_at'] },
    { title: 'resources.users.sections.contact', paths: ['email.address', 'email.status', 'email.created_at', 'phone', 'phone.status', 'phone.created_at'] },
    { title: 'engine.record', paths: ['wallet.balance', 'experience.balance', 'experience.rank.name', 'registered_in_arena', 'created_at', 'updated_at', ...(at(record, 'reset_password.expires_at') ? (['reset_password.expires_at'] as const) : [])] },
  ] as const;

/** What goes with a user is counted by code that comes with the question. */
const Lost = (props: { readonly record: { readonly id: number } }): ReactElement | null => {
  const code = useGoesAlong(['code of what goes with a user'], () => import('./users-lost.tsx'));
  return code.data ? <code.data.Lost {...props} /> : <Uncounted of={[code]} />;
};

export const users = defineOverrides<typeof declared>({
  remove: { body: Lost },
  list: { cell: { 'email.address': Email }, rowActions: [ShopAct, AwardAct], toolbar: FaultyUsers },
  show: {
    size: 1000, sections, view: { banned: Banned, 'email.address': EmailView, phone: PhoneView },
    actions: [AwardButton, Reset], before: Notices, after: Panels,
  },
  form: async () => (await import('./users-form.tsx')).usersForm,
  onSaved: (record, { caller, shell }) => {
    if (record.id === caller.id) shell.refreshCaller();
  },
  onDeleted: (record, { caller, shell }) => {
    if (record.id === caller.id) shell.signOut();
  },
});
