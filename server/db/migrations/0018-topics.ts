import { statements } from '#server/db/migrations/statements.ts';

/**
 * What waits for the players of one arena goes with its topic: without any topic it would go to everybody. Notifications are locked first,
 * so that two topics that go at the same time do not each take the other for one that stays.
 */
export const waitingTopics = statements(
  '2026-11-29-waiting-topics',
  'after',
  `CREATE FUNCTION topics_take_waiting() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM FROM mobile_notifications WHERE id IN (SELECT parent_id FROM mobile_notifications_topics WHERE target_id = OLD.id) ORDER BY id FOR UPDATE;
     DELETE FROM mobile_notifications AS n WHERE state IN ('scheduled', 'sending')
       AND EXISTS (SELECT FROM mobile_notifications_topics WHERE parent_id = n.id AND target_id = OLD.id)
       AND NOT EXISTS (SELECT FROM mobile_notifications_topics WHERE parent_id = n.id AND target_id <> OLD.id);
     RETURN OLD;
   END $$`,
  'CREATE TRIGGER take_waiting BEFORE DELETE ON topics FOR EACH ROW EXECUTE FUNCTION topics_take_waiting()',
);
