// oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a combobox has no tag of its own; the field keeps the focus and keys go through it.
// oxlint-disable jsx-a11y/click-events-have-key-events
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { initialsOf } from '#resources/domain/slug.ts';
import { searchArenasWith } from '#src/app/arena-options.ts';
import { useDesk } from '#src/app/useDesk.ts';
import { type ArenaOption, type ArenasFound, useArenaSearch } from '#src/features/choose-arena/index.ts';
import { Icon } from '#src/ui/icons.tsx';

interface FieldProps {
  readonly autoFocus?: boolean;
  /** Told when it is done: chosen, left or given up. */
  readonly onDone?: () => void;
}
/** The field: finds arenas by name, two lines an option, keys as in any combobox. */
const ArenaField = ({ autoFocus = false, onDone }: FieldProps) => {
  const translate = useTranslate();
  const { arena, provider, chooseArena } = useDesk();
  const search = useMemo(() => searchArenasWith(provider), [provider]);
  const { text, type, ask, found, failed, searching } = useArenaSearch(search);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<{ readonly among: ArenasFound | null; readonly index: number }>({ among: null, index: 0 });
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const options = found?.options ?? [];

  // Another answer starts at its first option.
  const active = pointed.among === found ? pointed.index : 0;
  const setActive = (index: number) => setPointed({ among: found, index });
  const show = () => {
    if (open) return;
    setOpen(true);
    ask('');
    input.current?.select();
  };
  const hide = () => {
    setOpen(false);
    onDone?.();
  };
  const choose = (option: ArenaOption) => {
    hide();
    input.current?.blur();
    chooseArena(option.slug);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      if (!open) show();
      else if (options.length > 0) setActive((active + step + options.length) % options.length);
    }
    const option = options[active];
    if (event.key === 'Enter' && open && option && !searching) choose(option);
    else if (event.key === 'Enter' && open) ask(text);
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      hide();
    }
  };
  const label = translate('app.arena.chooser');
  return (
    <div className="ad-chooser" onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || (open && hide())}>
      <Icon name="stadium" />
      <input
        ref={input} role="combobox" aria-label={label} aria-expanded={open} aria-controls={`${id}-list`} aria-autocomplete="list" autoComplete="off" autoFocus={autoFocus}
        {...(open && options[active] ? { 'aria-activedescendant': `${id}-${options[active].id}` } : {})}
        value={open ? text : (arena?.name ?? '')} placeholder={arena && open ? arena.name : translate('app.arena.placeholder')}
        onFocus={show} onClick={show} onKeyDown={onKeyDown} onChange={(event) => type(event.target.value)}
      />
      {arena && (
        <button type="button" className="ad-chooser-clear" aria-label={translate('app.arena.clear')} title={translate('app.arena.clear')} onClick={() => { hide(); chooseArena(null); }}>
          <Icon name="close" size={18} />
        </button>
      )}
      <div className="ad-chooser-panel" hidden={!open}>
        <div id={`${id}-list`} role="listbox" className="ad-chooser-list" aria-label={label} aria-busy={searching}>
          {options.map((option, i) => (
            <div
              key={option.id} id={`${id}-${option.id}`} role="option" tabIndex={-1} aria-selected={option.id === arena?.id} className={i === active ? 'ad-chooser-option ad-active' : 'ad-chooser-option'}
              onMouseDown={(event) => event.preventDefault()} onMouseMove={() => setActive(i)} onClick={() => choose(option)}
            >
              <b>{option.name}</b>
              <small>{option.address || '–'}</small>
            </div>
          ))}
        </div>
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
