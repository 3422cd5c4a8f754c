import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTranslate } from 'ra-core';
import { stripScannerPrefix } from '#resources/domain/card.ts';
import { useEngine } from '#src/engine/context.ts';
import { fieldLabel } from '#src/engine/rules.ts';
import { fieldKinds } from '#src/fields/index.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Kbd } from '#src/ui/Kbd.tsx';
import type { AddressProps } from './address.ts';
import { Picks } from '#src/ui/Picks.tsx';

/** How long the box waits after the last key, in milliseconds (spec section 9). Enter does not wait. */
export const searchDelay = 1500;

/** Kinds whose values are picked, not typed. */
const picked: readonly string[] = ['day', 'instant', 'choice', 'status'];

interface Props extends AddressProps {
  /** The key that leads here: '/' unless another box of the screen has it. */
  readonly shortcut?: string;
  /** The arrow down: to what was found. */
  readonly onDown?: () => void;
}
/** Looks for text: in several attributes at once where the declaration says so, else in one that a select names. */
export const SearchBox = ({ resource, address, change, shortcut = '/', onDown }: Props): ReactElement | null => {
  const translate = useTranslate();
  const { cardScannerPrefix = '' } = useEngine();
  const { keys, several, initially } = resource.list.search;
  const asked = typeof address.filter.q === 'string' ? address.filter.q : '';
  const by = Array.isArray(address.filter.by) ? (address.filter.by as readonly string[]).filter((key) => key in keys) : initially;
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLInputElement>(null);
  /** Where what is picked stands in the box's stead. */
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The address changed by itself (Back, a link, a cleared search): the box follows it. What is being typed stays otherwise.
    if (asked === sent.current) return;
    clearTimeout(timer.current);
    sent.current = asked;
    setText(asked);
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // A letter that is typed somewhere is typed there; a key of its own is pressed anywhere but beside a dialog.
    const elsewhere = shortcut.length === 1 ? 'input, textarea, select, [contenteditable="true"], [role="dialog"]' : '[role="dialog"]';
    const onSlash = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.closest(elsewhere);
      if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey || typing) return;
      event.preventDefault();
      const target = box.current ?? place.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
      target?.focus();
      if (target instanceof HTMLInputElement) target.select();
    };
    document.addEventListener('keydown', onSlash);
    return () => document.removeEventListener('keydown', onSlash);
  }, [shortcut]);

  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  });
  const search = (raw: string) => {
    clearTimeout(timer.current);
    const q = stripScannerPrefix(raw.trim(), cardScannerPrefix);
    if (q === sent.current || by.length === 0) return;
    sent.current = q;
    change({ filter: { ...latest.current.filter, q } });
  };
  const run = useRef(search);
  useEffect(() => {
    run.current = search;
  });
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    if (next === '') search('');
    else timer.current = setTimeout(() => run.current(next), searchDelay);
  };
  const isPicked = (key: string | undefined) => !several && picked.includes(resource.leaf(keys[key ?? ''] ?? '')?.kind ?? '');
  const pick = (chosen: readonly string[]) => {
    const usual = chosen.length === initially.length && initially.every((key) => chosen.includes(key));
    // A day is no name, and a name no day.
    if (isPicked(by[0]) || isPicked(chosen[0])) {
      sent.current = '';
      setText('');
      change({ filter: { ...address.filter, by: usual ? undefined : chosen, q: '' } });
      return;
    }
    // Nothing to search by: nothing is searched for, and the text waits in its box.
    sent.current = chosen.length === 0 ? '' : stripScannerPrefix(text.trim(), cardScannerPrefix);
    change({ filter: { ...address.filter, by: usual ? undefined : chosen, q: sent.current } });
  };
  const names = Object.keys(keys);
  if (names.length === 0) return null;
  const word = (key: string) => translate(`resources.${resource.name}.search.${key}`, { _: '' }) || fieldLabel(resource, keys[key] ?? key, translate);
  // Typed, and not yet searched for: Enter need not wait.
  const waits = by.length > 0 && stripScannerPrefix(text.trim(), cardScannerPrefix) !== asked;
  const current = by[0] ?? names[0] ?? '';
  const leaf = resource.leaf(keys[current] ?? '');
  const Pick = leaf && isPicked(current) ? fieldKinds[leaf.kind].Filter : null;
  return (
    <>
      {Pick && leaf ? <span ref={place} className="ad-search-pick"><Pick leaf={leaf} resource={resource} label={word(current)} value={asked === '' ? undefined : asked} onChange={(value) => search(typeof value === 'string' ? value : '')} /></span> : <div className="ad-search">
        <Icon name="search" size={18} />
        <input
          ref={box}
          type="search"
          maxLength={255}
          className="ad-input"
          value={by.length === 0 ? '' : text}
          readOnly={by.length === 0}
          aria-label={translate('common.search')}
          aria-keyshortcuts={shortcut}
          placeholder={by.length === 0 ? translate('engine.search.nothing') : translate('engine.search.in', { fields: by.map(word).join(', ') })}
          aria-invalid={by.length === 0}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search(event.currentTarget.value);
            if (event.key === 'ArrowDown' && onDown) {
              event.preventDefault();
              onDown();
            }
            if (event.key === 'Escape' && text !== '') type('');
          }}
        />
        {text === '' ? <Kbd>{shortcut}</Kbd> : waits && <Kbd>Enter</Kbd>}
      </div>}
      {several ? (
        <Picks label={translate('engine.search.by')} icon="tune" options={names.map((key) => ({ key, label: word(key) }))} chosen={by} onChange={pick} everything={translate('engine.search.everything')} note={by.length === 0 ? translate('engine.search.nothing') : undefined} />
      ) : names.length > 1 && (
        <select className="ad-input ad-select-input" aria-label={translate('engine.search.by')} value={by[0] ?? names[0]} onChange={({ target }) => pick([target.value])}>
          {names.map((key) => <option key={key} value={key}>{word(key)}</option>)}
        </select>
      )}
    </>
  );
};
