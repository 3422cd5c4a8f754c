import { statements } from '#server/db/migrations/statements.ts';

/** `context strategy #number` by place in the tree of each rule, and everything that each rule asks for. */
const asked = (rules: string) => `WITH RECURSIVE rules AS (${rules}), nodes AS (
    SELECT rule, '0' AS place, ARRAY[0]::bigint[] AS path, conditions AS node FROM rules WHERE jsonb_typeof(conditions) = 'object'
    UNION ALL SELECT n.rule, n.place || '.' || (c.number - 1), n.path || c.number, c.node
    FROM nodes AS n CROSS JOIN LATERAL jsonb_array_elements(n.node -> 'children') WITH ORDINALITY AS c (node, number) WHERE jsonb_typeof(n.node -> 'children') = 'array'),
  asks AS (SELECT rule, place, path, (node ->> 'context') || ' ' || coalesce(node ->> 'strategy', 'collect') AS ask FROM nodes WHERE node ->> 'type' = 'leaf'),
  leaves AS (SELECT rule, place, ask, ask || ' #' || row_number() OVER (PARTITION BY rule, ask ORDER BY path) AS key FROM asks),
  wanted AS (SELECT rule, CASE WHEN jsonb_typeof(conditions) = 'object' AND ("innerType" IN ('and', 'or', 'group') OR jsonb_array_length(contexts) = 0)
    THEN (SELECT coalesce(jsonb_agg(DISTINCT l.ask), '[]') FROM leaves AS l WHERE l.rule = r.rule)
    ELSE (SELECT coalesce(jsonb_agg(c || ' ' || CASE WHEN "innerType" IN ('and', 'group') THEN 'collectDistinct' ELSE coalesce(strategy, 'collect') END), '[]') FROM jsonb_array_elements_text(contexts) AS c) END AS asks FROM rules AS r)`;
const columns = `conditions, coalesce(to_jsonb(contexts), '[]') AS contexts, strategy`;
const kept = (table: string, rules: string, rule: string) => [
  `${asked(rules)} UPDATE ${table} AS p SET state = p.state || jsonb_build_object('leaves', (SELECT coalesce(jsonb_object_agg(l.key, p.state -> 'leaves' -> l.place), '{}') FROM leaves AS l WHERE l.rule = ${rule} AND p.state -> 'leaves' ? l.place))
    WHERE ${rule} IS NOT NULL AND p.completed_at IS NULL AND p.state ? 'leaves'`,
  `${asked(rules)} UPDATE ${table} AS p SET state = p.state || jsonb_build_object('of', w.asks) FROM wanted AS w WHERE w.rule = ${rule} AND p.completed_at IS NULL AND p.state ?| ARRAY['count', 'period'] AND NOT p.state ? 'of'`,
];

/** What players have done for something that they have not completed yet is kept with what it was done for: it was told by its place, and by nothing. */
export const progressOfWhat = statements(
  '2026-11-29-progress-of-what',
  'after',
  ...kept('achievement_progress', `SELECT id AS rule, CASE WHEN type = 'recurrent' THEN "innerType" END AS "innerType", ${columns} FROM achievements`, 'p.achievement_id'),
  ...kept('quest_progress', `SELECT id AS rule, NULL AS "innerType", ${columns} FROM quest_types`, 'p.quest_type_id'),
  ...kept('quest_progress', `SELECT id AS rule, NULL AS "innerType", ${columns} FROM quests`, 'CASE WHEN p.quest_type_id IS NULL THEN p.quest_id END'),
);
