import { statements } from '#server/db/migrations/statements.ts';

/**
 * Coins and experience. A line in `coin_ledger` is the only way to move a wallet: a trigger moves it within the same statement. Lines are never changed or removed. A wallet goes no lower than its `lowest`, which is 0 unless somebody may play on credit.
 */
export const coins = statements(
  '2026-11-28-coins',
  'before',
  `CREATE TABLE wallets (
    user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE, balance bigint NOT NULL DEFAULT 0, lowest bigint NOT NULL DEFAULT 0 CHECK (lowest <= 0),
    CONSTRAINT wallets_balance_covered CHECK (balance >= lowest))`,
  `CREATE TABLE coin_ledger (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, user_id bigint NOT NULL REFERENCES users (id), amount bigint NOT NULL CHECK (amount <> 0),
    arena_id bigint REFERENCES arenas (id), reason text NOT NULL, actor_id bigint REFERENCES users (id), created_at timestamptz NOT NULL DEFAULT now())`,
  'CREATE INDEX coin_ledger_user_id_idx ON coin_ledger (user_id, id)',
  'CREATE INDEX coin_ledger_arena_id_idx ON coin_ledger (arena_id)',
  'CREATE INDEX coin_ledger_actor_id_idx ON coin_ledger (actor_id) WHERE actor_id IS NOT NULL',
  `CREATE FUNCTION coin_ledger_move() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO wallets (user_id) SELECT DISTINCT user_id FROM added ORDER BY user_id ON CONFLICT (user_id) DO NOTHING;
     UPDATE wallets AS w SET balance = w.balance + moved.amount FROM (SELECT user_id, sum(amount)::bigint AS amount FROM added GROUP BY user_id) AS moved WHERE w.user_id = moved.user_id;
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER move_wallets AFTER INSERT ON coin_ledger REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION coin_ledger_move()',
  `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     RAISE EXCEPTION '% on % is not allowed', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
   END $$`,
  'CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_ledger FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()',
  'CREATE TRIGGER by_ledger_only BEFORE INSERT OR UPDATE OF balance ON wallets FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_change()',
  'CREATE TABLE experience (user_id bigint PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE, balance bigint NOT NULL DEFAULT 0 CHECK (balance >= 0))',
  'CREATE INDEX experience_balance_idx ON experience (balance)',
);
