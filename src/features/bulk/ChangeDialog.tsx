import { useId, useMemo, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { FormGroupsProvider, useTranslate } from 'ra-core';
import { FormProvider, useForm, useWatch, type FieldValues, type ResolverResult } from 'react-hook-form';
import { formatCoins } from '#resources/domain/coins.ts';
import { bodyOf } from '#resources/schema/body.ts';
import { put } from '#resources/schema/condition.ts';
import type { Leaf, Resource } from '#resources/schema/resolve.ts';
import { violationsOf } from '#resources/schema/violations.ts';
import { useEngine } from '#src/engine/context.ts';
import { useFormSlots } from '#src/engine/dialog/lazy.ts';
import { useSaveQuestion } from '#src/engine/dialog/SaveQuestion.tsx';
import { fieldLabel, rulesNow, sentenceOf } from '#src/engine/rules.ts';
import { useFormat } from '#src/fields/context.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import type { Row } from '#src/fields/types.ts';
import { DialogFrame } from '#src/ui/DialogFrame.tsx';
import { bulkLeaves } from './leaves.ts';
import { Names } from './Names.tsx';
import { useBulk, useMeant, type BulkDialogProps } from './run.ts';

/** Every row by name with what the value in hand means for it, where that is told. */
const Told = ({ resource, leaf, rows }: { readonly resource: Resource; readonly leaf: Leaf; readonly rows: readonly Row[] }): ReactElement | null => {
  const value: unknown = useWatch({ name: leaf.source });
  const Means = useEngine().overrides[resource.name]?.bulk?.told?.[leaf.path];
  return Means ? <Names resource={resource} rows={rows} render={(row) => <Means record={row} value={value} />} /> : null;
};

interface ValueProps {
  readonly id: string;
  readonly resource: Resource;
  readonly leaf: Leaf;
  readonly rows: readonly Row[];
  readonly onSubmit: (body: Row) => void;
}
/** Asks for the value that all rows shall have, under the field's own rules. */
const Value = ({ id, resource, leaf, rows, onSubmit }: ValueProps): ReactElement | null => {
  const translate = useTranslate();
  const { caller } = useEngine();
  const { locale, timezone } = useFormat();
  const only = useMemo<Resource>(() => ({ ...resource, leaves: [leaf], when: {}, checks: {} }), [resource, leaf]);
  const methods = useForm<FieldValues>({
    // What was never touched is no; nothing chosen empties the field, where it may be empty.
    defaultValues: put({}, leaf.source, leaf.kind === 'boolean' ? false : leaf.kind === 'flag' ? 0 : null),
    resolver: (values): ResolverResult<FieldValues> => {
      const [broken] = violationsOf(only, 'update', bodyOf(only, 'update', values, [leaf]), rulesNow(caller, timezone));
      return broken ? { values: {}, errors: put({}, leaf.source, { type: broken.rule, message: sentenceOf(resource, broken, translate, locale) }) } : { values, errors: {} };
    },
  });
  const Input = inputKinds[leaf.kind];
  const submit = methods.handleSubmit((values) => onSubmit(bodyOf(only, 'update', values, [leaf])));
  return Input && (
    <FormProvider {...methods}>
      <FormGroupsProvider>
        <form id={id} noValidate onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); void submit(); }}>
          <Input leaf={leaf} resource={resource} source={leaf.source} label={fieldLabel(resource, leaf.path, translate)} required={leaf.options.required === true} help={translate(`resources.${resource.name}.help.${leaf.path}`, { _: '' }) || undefined} operation="update" />
        </form>
        <Told resource={resource} leaf={leaf} rows={rows} />
      </FormGroupsProvider>
    </FormProvider>
  );
};

/** Gives one field of many rows the same value; rows that this person may not change are said and left. */
export const ChangeDialog = ({ resource, rows, onClose, onDone }: BulkDialogProps): ReactElement => {
  const translate = useTranslate();
  const { done, run } = useBulk(resource, 'change');
  const id = useId();
  const context = useEngine();
  const leaves = bulkLeaves(resource, context.overrides[resource.name]?.bulk?.never);
  const [path, setPath] = useState(leaves[0]?.path ?? '');
  const leaf = leaves.find((one) => one.path === path);
  const { meant, left } = useMeant(resource, rows, 'update');
  const slots = useFormSlots(context.overrides[resource.name]);
  const { confirm, question } = useSaveQuestion(slots);
  const go = async (body: Row) => {
    // What the form of one of them would ask is asked once for all.
    const asking = meant.find((row) => slots.asks?.({ ...row, ...body }, context, row));
    if (asking && (await confirm?.({ ...asking, ...body }, asking)) === false) return;
    const outcome = await run(meant, body);
    if (outcome) onDone(outcome);
  };
  const busy = done !== null;
  return (
    <DialogFrame size={480} title={translate('tools.bulk.changeTitle', { smart_count: meant.length, total: formatCoins(meant.length) })} onClose={busy ? () => undefined : onClose}
      footer={<><Button color="inherit" disabled={busy} onClick={onClose}>{translate('ra.action.cancel')}</Button><Button type="submit" form={id} variant="contained" loading={busy}>{translate('tools.bulk.apply')}</Button></>}>
      <div className="ad-bulk-form">
        <label className="ad-bulk-field">
          <span>{translate('tools.bulk.field')}</span>
          <select className="ad-input ad-select-input" value={path} onChange={({ target }) => setPath(target.value)}>
            {leaves.map((one) => <option key={one.path} value={one.path}>{fieldLabel(resource, one.path, translate)}</option>)}
          </select>
        </label>
        {leaf && <Value key={leaf.path} id={id} resource={resource} leaf={leaf} rows={meant} onSubmit={(body) => void go(body)} />}
        {left > 0 && <p>{translate('tools.bulk.skipped', { smart_count: left, total: left })}</p>}
        {question}
        {busy && <p aria-live="polite">{translate('tools.bulk.working', { done: formatCoins(done), total: formatCoins(meant.length) })}</p>}
      </div>
    </DialogFrame>
  );
};
