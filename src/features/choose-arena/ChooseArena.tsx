import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { initialsOf } from '#resources/domain/slug.ts';
import { type ArenaOption, type SearchArenas, useArenaSearch } from './arena-search.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import './choose-arena.css';

export interface ChooseArenaProps {
  readonly search: SearchArenas;
  readonly onChoose: (arena: ArenaOption) => void;
  /** Left out for who may not work without an arena. */
  readonly onSkip?: (() => void) | undefined;
  /** For who may make the first arena of the chain. */
  readonly onAdd?: (() => void) | undefined;
}
const placeholders = [1, 2, 3] as const;

/** Fills a dashboard until an arena is chosen. */
export const ChooseArena = ({ search, onChoose, onSkip, onAdd }: ChooseArenaProps) => {
  const translate = useTranslate();
  const { text, type, ask, found, failed, searching } = useArenaSearch(search);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => ask(''), [ask]);
  useEffect(() => {
    // Whoever has begun elsewhere before it came is not called away.
    const at = document.activeElement;
    if (at === null || at === document.body || at.id === 'main-content') field.current?.focus();
  }, []);
  const none = found?.options.length === 0;
  return (
    <section className="ad-choose" aria-labelledby="choose-arena-title">
      <h1 id="choose-arena-title">{translate('app.arena.title')}</h1>
      <p className="ad-muted">{translate('app.arena.lead')}</p>
      {onSkip && (
        <p>
          <button type="button" className="ad-link" onClick={onSkip}>
            {translate('app.arena.skip')}
          </button>
        </p>
      )}
      <label className="ad-choose-search">
        <Icon name="search" />
        <span className="ad-hidden">{translate('app.arena.search')}</span>
        <input
          ref={field} type="search" autoComplete="off" maxLength={100} value={text} placeholder={translate('app.arena.search')} onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && ask(text)}
        />
      </label>
      <output className="ad-choose-state">
        {failed && (
          <>
            {translate('app.arena.failed')}{' '}
            <button type="button" className="ad-link" onClick={() => ask(text)}>
              {translate('common.retry')}
            </button>
          </>
        )}
        {!failed && found && !searching && !none && <span className="ad-hidden">{translate('app.arena.found', { smart_count: found.total })}</span>}
        {!failed && none && !searching && translate(text.trim() !== '' ? 'app.arena.none' : onAdd ? 'app.arena.first' : 'app.arena.nothing')}
        {!failed && none && !searching && text.trim() === '' && onAdd && <>{' '}<button type="button" className="ad-link" onClick={onAdd}>{translate('app.arena.add')}</button></>}
        {!failed && found && found.total > found.options.length && translate('app.arena.more', { count: found.options.length })}
      </output>
      <ul className="ad-choose-list" aria-busy={searching}>
        {found === null && !failed && placeholders.map((row) => (
          <li key={row} className="ad-choose-entry" aria-hidden>
            <Skeleton width={40} height={40} />
            <Skeleton width="12em" />
          </li>
        ))}
        {found?.options.map((arena) => (
          <li key={arena.id}>
            <button type="button" className="ad-choose-entry" onClick={() => onChoose(arena)}>
              <Avatar initials={initialsOf(arena.name)} size={40} />
              <span className="ad-choose-words">
                <b>{arena.name}</b>
                <small>{arena.address}</small>
              </span>
              <Icon name="chevron_right" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
