import { statements } from '#server/db/migrations/statements.ts';

const now = 'now(), now()';
/**
 * What is to be posted to the players' telephones, and what was posted to the server itself. A task is written with the notification that it sends and goes when
 * that is done; `due_at` is when it is taken next: its time, after a failure later, and while somebody has it the end of their lease. Topics follow the arenas.
 */
export const notifications = statements(
  '2026-11-28-notifications',
  'after',
  "ALTER TABLE mobile_notifications ADD CONSTRAINT mobile_notifications_sent_is_state CHECK (sent = (state <> 'scheduled'))",
  `CREATE TABLE push_tasks (
    notification_id bigint PRIMARY KEY REFERENCES mobile_notifications (id) ON DELETE CASCADE, key uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(), due_at timestamptz NOT NULL,
    attempts integer NOT NULL DEFAULT 0, claim uuid)`,
  'CREATE INDEX push_tasks_due_at_idx ON push_tasks (due_at)',
  'CREATE TABLE received_pushes (key uuid PRIMARY KEY, push jsonb NOT NULL, times integer NOT NULL DEFAULT 1, received_at timestamptz NOT NULL)',
  'CREATE INDEX received_pushes_received_at_idx ON received_pushes (received_at)',
  `INSERT INTO topics (name, entity, created_at, updated_at) VALUES ('iOS', 'platform', ${now}), ('Android', 'platform', ${now}), ('All players', 'chain', ${now})`,
  `INSERT INTO topics (name, entity, arena, created_at, updated_at) SELECT name, 'arena', id, ${now} FROM arenas ORDER BY id`,
  `CREATE FUNCTION arenas_have_topics() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO topics (name, entity, arena, created_at, updated_at) VALUES (NEW.name, 'arena', NEW.id, ${now})
     ON CONFLICT (arena) DO UPDATE SET name = excluded.name, updated_at = now(), version = topics.version + 1;
     RETURN NULL;
   END $$`,
  'CREATE TRIGGER have_topics AFTER INSERT OR UPDATE OF name ON arenas FOR EACH ROW EXECUTE FUNCTION arenas_have_topics()',
);
