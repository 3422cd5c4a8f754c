import Button from '@mui/material/Button';
import { RecordContextProvider, useTranslate } from 'ra-core';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { at, put } from '#resources/schema/condition.ts';
import type { Kind } from '#resources/schema/kinds.ts';
import { rowOperation, type Leaf } from '#resources/schema/resolve.ts';
import { DisabledReason } from '#src/ui/DisabledReason.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { messageAt } from '../parts/bound.tsx';
import { FieldSet } from '../parts/FieldSet.tsx';
import { InnerInput } from '../parts/InnerInput.tsx';
import { wordPath } from '../parts/value.ts';
import type { InputProps, Row } from '../types.ts';
import { RowTools } from './RowTools.tsx';

const several: readonly Kind[] = ['list', 'choices', 'references', 'tags'];
const start = ({ kind, options }: Leaf): unknown => options.initial ?? (kind === 'boolean' ? false : kind === 'flag' ? 0 : several.includes(kind) ? [] : null);
/** A new row says something about every field, so that nothing of a row that stood there before shines through. */
const newRow = (list: Leaf): Row => list.rows.reduce<Row>((row, leaf) => put(row, leaf.source, start(leaf)), {});

/** Rows that are added, filled in, moved and taken away by mouse and keyboard. A row keeps its identity wherever it moves. */
export const ListInput = (props: InputProps): ReactElement => {
  const { leaf, resource, source, label, required, help, disabled = false, reason, below, under } = props;
  const translate = useTranslate();
  const { control, getValues, setValue } = useFormContext();
  const { errors } = useFormState({ control });
  const { fields, append, remove, move } = useFieldArray({ control, name: source, keyName: '_row' });
  const frame = useRef<HTMLDivElement>(null);
  const off = disabled || reason !== undefined;
  const byId = leaf.options.saved === 'byId';
  const most = typeof leaf.options.max === 'number' ? leaf.options.max : Number.POSITIVE_INFINITY;
  const full = fields.length >= most ? translate('fields.list.full', { amount: most }) : undefined;
  const operationOf = (index: number) => rowOperation(leaf, (getValues(`${source}.${index}`) as Row | undefined) ?? {});
  /** Rows say something about every field before they change places: the form would fill a gap with what stood at that place when it was opened. */
  const complete = () => {
    const rows = (getValues(source) ?? []) as readonly Row[];
    for (const [i, row] of rows.entries()) {
      for (const part of leaf.rows) if (at(row, part.source) === undefined) setValue(`${source}.${i}.${part.source}`, null);
    }
  };
  const shift = (index: number, by: 1 | -1) => {
    complete();
    move(index, index + by);
  };
  const take = (index: number) => {
    complete();
    remove(index);
    frame.current?.querySelector<HTMLElement>('[data-add-row]')?.focus();
  };
  const tools = (index: number): ReactNode => !off && (
    <RowTools number={index + 1} first={index === 0} last={index === fields.length - 1} movable={!byId}
      onMove={(by) => shift(index, by)} onRemove={() => take(index)} />
  );
  return (
    <FieldSet label={label} required={required} reason={reason} error={messageAt(errors, source)} help={help}>
      <RecordContextProvider value={undefined}>
        <div ref={frame}>
          {fields.length === 0 && <p className="ad-below">{translate('fields.list.empty')}</p>}
          <ul className="ad-rows">
            {fields.map((row, index) => (
              <li key={row._row}>
                <fieldset className="ad-group ad-row-fields">
                  <legend className="ad-hidden">{translate('fields.list.row', { number: index + 1 })}</legend>
                  {leaf.rows.map((part) => <InnerInput key={part.path} outer={props} leaf={part} source={`${source}.${index}.${part.source}`}
                    under={wordPath(leaf, under)} operation={operationOf(index)} />)}
                </fieldset>
                {tools(index)}
                {below?.(index)}
              </li>
            ))}
          </ul>
          {!off && (
            <DisabledReason reason={full}>
              <Button size="small" data-add-row startIcon={<Icon name="add" size={18} />} onClick={() => append(newRow(leaf))}>{translate(`resources.${resource.name}.adds.${wordPath(leaf, under)}`, { _: translate('fields.list.add') })}</Button>
            </DisabledReason>
          )}
        </div>
      </RecordContextProvider>
    </FieldSet>
  );
};
