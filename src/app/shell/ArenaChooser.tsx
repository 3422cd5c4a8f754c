import useAutocomplete from '@mui/material/useAutocomplete';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { initialsOf } from '#resources/domain/slug.ts';
import { searchArenasWith } from '#src/app/arena-options.ts';
import { useDesk } from '#src/app/useDesk.ts';
import { type ArenaOption, useArenaSearch } from '#src/features/choose-arena/index.ts';
import { Icon } from '#src/ui/icons.tsx';

interface FieldProps {
  readonly autoFocus?: boolean;
  /** Told when it is done: chosen, left or given up. */
  readonly onDone?: () => void;
}
/** The field: finds arenas by name, two lines an option; keys and roles are those of MUI's combobox. */
const ArenaField = ({ autoFocus = false, onDone }: FieldProps) => {
  const translate = useTranslate();
  const { arena, provider, chooseArena } = useDesk();
  const search = useMemo(() => searchArenasWith(provider), [provider]);
  const { text, type, ask, found, failed, searching } = useArenaSearch(search);
  const [open, setOpen] = useState(false);
  const options = found?.options ?? [];
  /** Enter was pressed before the answer came: if that finds one arena, it is the one that was meant. */
  const [meant, setMeant] = useState(false);
  const hide = () => {
    setMeant(false);
    setOpen(false);
    onDone?.();
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<ArenaOption, false, true, false>({
    id: useId(),
    options: [...options],
    value: (options.find(({ id }) => id === arena?.id) ?? null) as ArenaOption,
    // The service has searched already.
    filterOptions: (all) => all,
    getOptionLabel: ({ name }) => name,
    isOptionEqualToValue: (option, value) => option.id === value.id,
    inputValue: open ? text : (arena?.name ?? ''),
    open, openOnFocus: true, selectOnFocus: true, autoHighlight: true, blurOnSelect: true, disableClearable: true, clearOnBlur: false,
    onInputChange: (_event, value, reason) => {
      if (reason !== 'input') return;
      setMeant(false);
      type(value);
    },
    onOpen: () => {
      setOpen(true);
      ask('');
    },
    onClose: hide,
    onChange: (_event, option) => chooseArena(option.slug),
  });
  useEffect(() => {
    const [only, ...others] = found?.options ?? [];
    if (meant && !searching && !failed && only && others.length === 0) chooseArena(only.slug);
  }, [meant, searching, found, failed, chooseArena]);
  /** While the answer to what stands in the field is on its way, Enter asks for it and chooses nothing of an older one. */
  const onKeyDown = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    if (event.key !== 'Enter' || !open || (options.length > 0 && !searching)) return;
    event.defaultMuiPrevented = true;
    setMeant(true);
    ask(text);
  };
  const label = translate('app.arena.chooser');
  return (
    <div {...getRootProps({ onKeyDown })} className="ad-chooser">
      <Icon name="stadium" />
      <input {...getInputProps()} maxLength={100} aria-label={label} autoFocus={autoFocus} placeholder={arena && open ? arena.name : translate('app.arena.placeholder')} />
      {arena && (
        <button type="button" className="ad-chooser-clear" aria-label={translate('app.arena.clear')} title={translate('app.arena.clear')} onClick={() => { hide(); chooseArena(null); }}>
          <Icon name="close" size={18} />
        </button>
      )}
      <div className="ad-chooser-panel" hidden={!open}>
        <ul {...getListboxProps()} className="ad-chooser-list" aria-label={label} aria-busy={searching}>
          {options.map((option, index) => {
            const { key, ...props } = getOptionProps({ option, index }) as ReturnType<typeof getOptionProps> & { key: string };
            return (
              <li key={`${key} ${option.id}`} {...props} className="ad-chooser-option">
                <b>{option.name}</b>
                <small>{option.address || '–'}</small>
              </li>
            );
          })}
        </ul>
        {open && !searching && failed && <output>{translate('app.arena.failed')}</output>}
        {open && !searching && found !== null && !failed && options.length === 0 && <output>{translate(text.trim() === '' ? 'app.arena.nothing' : 'app.arena.none')}</output>}
        {found !== null && found.total > options.length && <p>{translate('app.arena.more', { count: options.length })}</p>}
      </div>
    </div>
  );
};

/** Which arena one works in: a field, on narrow windows the arena's initials that open it. */
export const ArenaChooser = ({ narrow }: { readonly narrow: boolean }) => {
  const translate = useTranslate();
  const { arena } = useDesk();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (!narrow) return <ArenaField />;
  const label = arena ? `${translate('app.arena.chooser')}: ${arena.name}` : translate('app.arena.placeholder');
  return (
    <>
      <button ref={button} type="button" className="ad-bar-button ad-chooser-initials" aria-label={label} title={label} aria-expanded={open} onClick={() => setOpen(true)}>
        {arena ? initialsOf(arena.name) : <Icon name="stadium" />}
      </button>
      {open && (
        <div className="ad-chooser-over">
          <ArenaField autoFocus onDone={() => setOpen(false)} />
        </div>
      )}
    </>
  );
};
