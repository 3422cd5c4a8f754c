import { useCallback, type ReactElement } from 'react';
import { useDataProvider } from 'ra-core';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { locales } from '#resources/domain/locales.ts';
import { at } from '#resources/schema/condition.ts';
import { RecordSection } from './RecordSection.tsx';
import type { SectionProps } from './section.ts';

/** What an arena has from the country of its company, until somebody says otherwise: field -> path in the country. */
const fromCountry = { timezone: 'timezone', currency: 'currency', locale: 'code' } as const;

/** Name, company, money and place of an arena: the part that makes it. */
export const General = (props: SectionProps): ReactElement => {
  const { resource, arena } = props;
  const words = `resources.${resource.name}`;
  const provider = useDataProvider();
  /** A new arena is where its company is: what is empty is filled in as soon as the company is chosen, and follows it until somebody says otherwise. */
  const fillIn = useCallback(({ subscribe, getValues, setValue }: UseFormReturn<FieldValues>) => {
    let asked: unknown = null;
    const filled = new Map<string, unknown>();
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const company: unknown = at(values, 'company.id');
        if (typeof company !== 'number' || company === asked) return;
        asked = company;
        void provider.getOne('companies', { id: company }).then(({ data }) => {
          // Another was chosen while this was on its way.
          if (asked !== company) return;
          for (const [field, path] of Object.entries(fromCountry)) {
            const found = at(data as object, `country.${path}`);
            // A country without a tax office that is spoken to has no papers of its own: that is for a person to choose.
            const known = typeof found === 'string' && (field !== 'locale' || (locales as readonly string[]).includes(found)) ? found : null;
            const now: unknown = getValues(field) ?? null;
            if ((now ?? '') !== '' && now !== filled.get(field)) continue;
            filled.set(field, known);
            if (now !== known) setValue(field, known, { shouldDirty: true, shouldValidate: false });
          }
        }, () => undefined);
      },
    });
  }, [provider]);
  return <RecordSection {...props} name="general" sections={resource.form} record={arena} {...(arena ? { done: `${words}.updated`, failed: 'arenaEditor.updateFailed' } : { done: `${words}.created`, follow: fillIn })} />;
};
