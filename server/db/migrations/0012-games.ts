import { statements } from '#server/db/migrations/statements.ts';

/** What was played points at the catalogue; the name that it had stays when the game goes. */
export const gameReferences = statements(
  '2026-11-28-games-references',
  'after',
  'ALTER TABLE session_games ADD CONSTRAINT session_games_game_id_fkey FOREIGN KEY (game_id) REFERENCES global_games (id) ON DELETE SET NULL',
);
