import { statements } from '#server/db/migrations/statements.ts';

/** Sign-ins with their refresh tokens (only hashes are kept), one-time password links, and keys that every process of this database shares. */
export const signIn = statements(
  '2026-11-28-sign-in',
  'before',
  'CREATE TABLE sign_ins (id uuid PRIMARY KEY DEFAULT gen_random_uuid(), user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE, created_at timestamptz NOT NULL, revoked_at timestamptz)',
  'CREATE INDEX sign_ins_user_id_idx ON sign_ins (user_id)',
  `CREATE TABLE refresh_tokens (
    hash text PRIMARY KEY, sign_in_id uuid NOT NULL REFERENCES sign_ins (id) ON DELETE CASCADE, issued_at timestamptz NOT NULL, expires_at timestamptz NOT NULL, rotated_at timestamptz)`,
  'CREATE INDEX refresh_tokens_sign_in_id_idx ON refresh_tokens (sign_in_id)',
  'CREATE INDEX refresh_tokens_expires_at_idx ON refresh_tokens (expires_at)',
  `CREATE TABLE password_resets (
    hash text PRIMARY KEY, user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE, created_at timestamptz NOT NULL, expires_at timestamptz NOT NULL, used_at timestamptz)`,
  'CREATE INDEX password_resets_user_id_idx ON password_resets (user_id)',
  'CREATE TABLE secret_keys (name text PRIMARY KEY, value bytea NOT NULL)',
);
