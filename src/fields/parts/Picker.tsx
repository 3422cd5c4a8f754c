import Autocomplete, { type AutocompleteRenderValueGetItemProps } from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type ReactElement, useState } from 'react';
import { searchText } from '#resources/domain/text.ts';
import type { InputProps } from '../types.ts';
import type { Bound } from './bound.tsx';
import { Reasoned } from './Reasoned.tsx';

export interface Option {
  readonly value: string | number;
  readonly label: string;
  /** Drawn before the label. */
  readonly mark?: ReactElement;
  /** Said after the label where it is offered. */
  readonly note?: string;
  /** Other names it is found by. */
  readonly also?: string;
  /** Not offered, and not taken away where it is chosen. */
  readonly locked?: boolean;
  /** Not offered; where it is chosen it can be taken away. */
  readonly off?: boolean;
}
interface PickerProps {
  readonly props: Pick<InputProps, 'label' | 'help' | 'required' | 'disabled' | 'reason'>;
  readonly bound: Pick<Bound, 'id' | 'name' | 'ref' | 'error' | 'left'>;
  readonly options: readonly Option[];
  readonly chosen: readonly Option[];
  readonly several: boolean;
  readonly onChoose: (chosen: readonly Option[]) => void;
  /** Text typed into the box; asked for where the options are searched elsewhere. */
  readonly onSearch?: (text: string) => void;
  /** The options are already what the search found. */
  readonly searched?: boolean;
  readonly loading?: boolean;
  /** The options could not be had: that is said in their place, and whoever opens them asks anew. */
  readonly again?: (() => void) | null;
  /** A text that is no option becomes one. */
  readonly free?: (text: string) => Option;
}

/** What a chip gets; the key is there when several may be chosen. */
type ItemProps = ReturnType<AutocompleteRenderValueGetItemProps<false>> & { readonly key?: number };

/** Chosen chips shown while the box is not being worked in; the others are counted. */
const shown = 5;
const sign = (options: readonly Option[]): string => JSON.stringify(options.map(({ value, label, locked = false }) => [value, label, locked]));
/** The same objects for as long as they say the same: the box takes new ones for a new value, and drops what is being typed. */
const useSteady = (chosen: readonly Option[]): readonly Option[] => {
  const [steady, setSteady] = useState(chosen);
  if (sign(steady) === sign(chosen)) return steady;
  setSteady(chosen);
  return chosen;
};
const isOption = (item: Option | string): item is Option => typeof item !== 'string';

/** Chooses one or several of many by typing: options a person may not choose are not offered, and stay where they are chosen; accents do not matter. */
export const Picker = ({ props, bound, options, chosen, several, onChoose, onSearch, searched = false, loading = false, again = null, free }: PickerProps): ReactElement => {
  const translate = useTranslate();
  const { label, help, required, disabled = false, reason } = props;
  const locked = reason !== undefined;
  const steady = useSteady(chosen);
  const choose = (items: readonly (Option | string)[]) => {
    const next = items.flatMap((item) => (isOption(item) ? [item] : free && item.trim() !== '' ? [free(item.trim())] : []));
    const kept = several ? chosen.filter((item) => item.locked && !next.some(({ value }) => value === item.value)) : [];
    onChoose([...kept, ...next.filter(({ value }, i) => next.findIndex((other) => other.value === value) === i)]);
  };
  return (
    <Reasoned reason={reason}>
      <Autocomplete<Option, boolean, boolean, boolean>
        id={bound.id}
        className={locked ? 'ad-locked' : undefined}
        multiple={several}
        freeSolo={free !== undefined}
        autoSelect={free !== undefined}
        // What is typed counts when the box is left. Without this one that is emptied from elsewhere goes on showing its text.
        clearOnBlur
        options={options}
        value={several ? (steady as Option[]) : (steady[0] ?? null)}
        onChange={(_, next) => choose(next === null ? [] : Array.isArray(next) ? next : [next])}
        onInputChange={(_, text, cause) => onSearch && cause !== 'selectOption' && onSearch(cause === 'input' ? text : '')}
        onBlur={bound.left}
        getOptionLabel={(option) => (isOption(option) ? option.label : option)}
        getOptionKey={(option) => (isOption(option) ? option.value : option)}
        getOptionDisabled={(option) => option.locked === true}
        isOptionEqualToValue={(option, value) => option.value === value.value}
        filterOptions={(all, { inputValue }) => {
          // What the service found, or what is chosen and not searched for: all of it.
          const open = all.filter((option) => !(option.locked || option.off) || chosen.some(({ value }) => value === option.value));
          if (searched || (!several && chosen[0]?.label === inputValue)) return open;
          return open.filter((option) => searchText(`${option.label} ${option.also ?? ''}`).includes(searchText(inputValue.trim())));
        }}
        filterSelectedOptions={several}
        disableCloseOnSelect={several}
        limitTags={shown}
        getLimitTagsText={(count) => translate('fields.others', { smart_count: count })}
        loading={loading}
        onOpen={() => again?.()}
        loadingText={translate('common.loading')}
        noOptionsText={translate(again ? 'fields.optionsFailed' : 'fields.noOptions')}
        clearText={translate('common.clear')}
        openText={translate('fields.open')}
        closeText={translate('common.close')}
        disabled={disabled && !locked}
        readOnly={locked}
        handleHomeEndKeys={false}
        renderValue={several ? (values, getItemProps) =>
          (Array.isArray(values) ? values : []).map((item, index) => {
            if (!isOption(item)) return null;
            const { key, onDelete, disabled: off, ...chip } = getItemProps({ index }) as ItemProps;
            return <Chip key={key ?? item.value} {...chip} label={item.label} disabled={off} {...(item.locked || locked ? { title: translate('fields.locked') } : { onDelete })} />;
          }) : undefined}
        renderOption={({ key, ...item }, option) => <li key={key} {...item}>{option.mark !== undefined && <span className="ad-option-mark">{option.mark}</span>}{option.label}{option.note !== undefined && <small className="ad-option-note">{option.note}</small>}</li>}
        renderInput={(params) => (
          <TextField
            {...params}
            name={bound.name}
            label={label}
            inputRef={bound.ref}
            error={bound.error !== null}
            helperText={bound.error ?? help ?? ' '}
            slotProps={{
              inputLabel: { ...params.InputLabelProps, required },
              input: several || chosen[0]?.mark === undefined ? params.InputProps : { ...params.InputProps, startAdornment: <span className="ad-option-mark">{chosen[0].mark}</span> },
              htmlInput: { ...params.inputProps, autoComplete: 'off', 'aria-required': required, 'aria-disabled': locked || undefined, 'aria-description': reason,
                'data-1p-ignore': 'true', 'data-lpignore': 'true' },
              formHelperText: bound.error === null ? {} : { role: 'alert' },
            }}
          />
        )}
      />
    </Reasoned>
  );
};
