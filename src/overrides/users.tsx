import { useTranslate } from 'ra-core';
import type { users as declared } from '#resources/users.ts';
import { at } from '#resources/schema/condition.ts';
import { useEngine } from '#src/engine/context.ts';
import { defineOverrides } from '#src/engine/overrides.ts';
import { fieldKinds, type CellProps } from '#src/fields/index.ts';
import { YesNo } from '#src/ui/YesNo.tsx';
import { Notice } from './Notice.tsx';

/** The address, and whether it was verified. */
const Email = ({ leaf, record, resource }: Omit<CellProps, 'record'> & { readonly record: object }) => {
  const status = resource.leaf('email.status');
  const { Cell } = fieldKinds[leaf.kind];
  const row = { ...record };
  return (
    <span className="ad-chips">
      <Cell leaf={leaf} record={row} resource={resource} />
      {status && at(record, 'email.address') ? <fieldKinds.status.Cell leaf={status} record={row} resource={resource} /> : null}
    </span>
  );
};

/** Who deletes themselves is told what that means. */
const OwnAccount = ({ record }: { readonly record: { readonly id: number } }) => {
  const translate = useTranslate();
  return useEngine().caller.id === record.id ? <Notice>{translate('resources.users.notes.ownAccount')}</Notice> : null;
};
/** Who is banned is not well. */
const Banned = ({ record }: { readonly record: { readonly banned?: boolean | null } }) => <YesNo yes={record.banned === true} bad />;

export const users = defineOverrides<typeof declared>({
  remove: { body: OwnAccount },
  list: { cell: { 'email.address': Email } },
  show: { view: { banned: Banned } },
  form: async () => (await import('./users-form.tsx')).usersForm,
  onDeleted: (record, { caller, shell }) => {
    if (record.id === caller.id) shell.signOut();
  },
});
