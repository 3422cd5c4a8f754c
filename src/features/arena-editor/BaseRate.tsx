import { useCallback, useState, type ReactElement } from 'react';
import Button from '@mui/material/Button';
import { FormGroupsProvider, useDataProvider, useNotify, useTranslate } from 'ra-core';
import { FormProvider, useForm, type ResolverResult } from 'react-hook-form';
import type { ServiceProvider } from '#dataProviders/types.ts';
import type { Resource } from '#resources/schema/resolve.ts';
import type { Violation } from '#resources/schema/violations.ts';
import { failureOf, failureText } from '#src/engine/failure.ts';
import { fieldLabel, sentenceOf, type Translate } from '#src/engine/rules.ts';
import { inputKinds } from '#src/fields/inputs.ts';
import { DisabledReason } from '#src/ui/DisabledReason.tsx';
import { type SectionProps, useDirty } from './section.ts';

const path = 'base_rate';
/** As the service has it. */
const most = 1_000_000_000;
const Coins = inputKinds.coins;
/** A base rate is a whole number of coins, at least 0. */
export const baseRateProblem = (value: unknown): Violation | null => {
  if (value === null || value === undefined || value === '') return { path, rule: 'required' };
  if (typeof value !== 'number' || !Number.isFinite(value)) return { path, rule: 'number' };
  if (!Number.isSafeInteger(value)) return { path, rule: 'integer' };
  if (value < 0) return { path, rule: 'atLeast', amount: 0 };
  return value > most ? { path, rule: 'atMost', amount: most } : null;
};
interface Values {
  readonly base_rate: number | null;
}
const useRateForm = (resource: Resource, rate: number | null, translate: Translate) =>
  useForm<Values>({
    defaultValues: { base_rate: rate },
    resolver: (values): ResolverResult<Values> => {
      const problem = baseRateProblem(values.base_rate);
      return problem ? { values: {}, errors: { base_rate: { type: problem.rule, message: sentenceOf(resource, problem, translate) } } } : { values, errors: {} };
    },
  });

/** What an hour of play costs here before bonuses, in coins. */
export const BaseRate = ({ resource, arena, parts, onSaved, onDirty }: SectionProps): ReactElement => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ServiceProvider>();
  const [saving, setSaving] = useState(false);
  const [stored, setStored] = useState(parts.baseRate);
  const methods = useRateForm(resource, parts.baseRate, translate);
  const { subscribe, getValues } = methods;
  useDirty(
    'baseRate', onDirty,
    useCallback((told: () => void) => subscribe({ formState: { values: true }, callback: told }), [subscribe]),
    useCallback(() => getValues(path) !== stored, [getValues, stored]),
  );
  const save = methods.handleSubmit(async ({ base_rate: rate }) => {
    if (!arena || rate === null || saving) return;
    setSaving(true);
    try {
      await provider.saveArenaBaseRate(Number(arena.id), rate);
      setStored(rate);
      notify('engine.arenaEditor.baseRateSaved', { type: 'success' });
      onSaved(arena, 'update');
    } catch (error) {
      const text = [translate('engine.arenaEditor.baseRateFailed'), ...failureText(failureOf(error), resource, translate)].join('\n');
      notify(text, { type: 'error', messageArgs: { _: text } });
    } finally {
      setSaving(false);
    }
  });
  const leaf = resource.leaf(path);
  const reason = arena ? undefined : translate('engine.arenaEditor.generalFirst');
  return (
    <FormProvider {...methods}>
      <FormGroupsProvider>
        <form noValidate onSubmit={(event) => { event.preventDefault(); event.stopPropagation(); if (arena) void save(); }}>
          <div className="ad-form-grid">
            {leaf && Coins && <Coins leaf={leaf} resource={resource} source={path} label={fieldLabel(resource, path, translate)} help={translate('engine.arenaEditor.baseRateHelp')} required operation="update" disabled={!arena} reason={reason} />}
          </div>
          <div className="ad-section-foot">
            <DisabledReason reason={reason}><Button type="submit" variant="contained" loading={saving}>{translate('engine.arenaEditor.saveSection')}</Button></DisabledReason>
          </div>
        </form>
      </FormGroupsProvider>
    </FormProvider>
  );
};
