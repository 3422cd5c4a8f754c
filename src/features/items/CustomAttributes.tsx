import type { ReactElement } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { Leaf } from '#resources/schema/resolve.ts';
import { FieldSet } from '#src/fields/parts/FieldSet.tsx';
import { InnerInput } from '#src/fields/parts/InnerInput.tsx';
import { ValueInput } from '#src/fields/typedValues/ValueInput.tsx';
import type { InputProps } from '#src/fields/types.ts';
import { Icon } from '#src/ui/icons.tsx';

/** A value asked for as the type beside it says. */
const Value = ({ outer, source }: { readonly outer: InputProps; readonly source: string }): ReactElement => {
  const translate = useTranslate();
  const type: unknown = useWatch({ name: `${source}.type` });
  return <ValueInput {...outer} type={type} path="value" source={`${source}.value`} label={translate('resources.items.fields.variants.custom_attributes.value')} required={false} help={undefined} />;
};

/** What a variant says of itself beyond its category: name, type, and a value of that type. */
export const CustomAttributes = ({ outer, leaf, source }: { readonly outer: InputProps; readonly leaf: Leaf; readonly source: string }): ReactElement => {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: source, keyName: '_row' });
  return (
    <FieldSet label={translate('resources.items.fields.variants.custom_attributes')} error={null}>
      <ul className="ad-variant-lines">
        {fields.map((row, i) => (
          <li key={row._row}>
            <div className="ad-row-fields">
              {leaf.rows.filter(({ path }) => path !== 'value').map((part) => <InnerInput key={part.path} outer={outer} leaf={part} source={`${source}.${i}.${part.source}`} under="variants.custom_attributes" operation="create" />)}
              <Value outer={outer} source={`${source}.${i}`} />
            </div>
            <button type="button" className="ad-icon-button ad-danger" aria-label={translate('fields.list.remove', { number: i + 1 })} title={translate('fields.list.remove', { number: i + 1 })} onClick={() => remove(i)}><Icon name="delete" /></button>
          </li>
        ))}
      </ul>
      <Button size="small" startIcon={<Icon name="add" size={18} />} onClick={() => append({ name: null, type: 'string', value: null })}>{translate('resources.items.adds.variants.custom_attributes')}</Button>
    </FieldSet>
  );
};
