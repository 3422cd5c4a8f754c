import { statements } from '#server/db/migrations/statements.ts';

/** A later one of the same name gets its number behind it, and so do the arenas' entries made from it. Where there is no catalogue yet, there is nothing to tell apart. */
const toldApart = (catalogue: string, entries: string): string => `DO $$ BEGIN
  IF to_regclass('${catalogue}') IS NOT NULL THEN
    UPDATE ${catalogue} AS later SET name = left(name, 230) || ' (' || id || ')'
      WHERE EXISTS (SELECT FROM ${catalogue} AS first WHERE lower(first.name COLLATE "und-x-icu") = lower(later.name COLLATE "und-x-icu") AND first.id < later.id);
    UPDATE ${entries} AS entry SET name = original.name FROM ${catalogue} AS original WHERE original.id = entry.global_id AND original.name <> entry.name;
  END IF;
END $$`;

/** Names of the catalogues are unique from now on. */
export const softwareNames = statements('2026-11-28-software-names', 'before', toldApart('global_games', 'games'), toldApart('global_apps', 'apps'));
