import { sql } from 'kysely';
import { invalid } from '#server/http/refusal.ts';
import type { Placement } from '#server/plug.ts';
import { lockArena } from '#server/services/arena-hub/own-arena.ts';
import type { Context, Row, Store } from '#server/store.ts';

type Known = Row & { readonly id: number };
const idsOf = (value: unknown): readonly number[] => (Array.isArray(value) ? value.map((member: { readonly id: number } | number) => (typeof member === 'object' ? member.id : member)) : []);
/** What an arena's game is written with stands in its record too: the ids of its launchers. */
const withAppIds = <R extends Row>(row: R): R => (row.launchers === undefined ? row : { ...row, app_ids: idsOf(row.launchers) });

/** An entry is called as its original in the catalogue; who says another name has seen an old one. */
const sameName = async ({ db }: Context, catalogue: string, { global_id, name }: Row): Promise<void> => {
  const { rows } = await sql<{ name: string }>`SELECT name FROM ${sql.table(catalogue)} WHERE id = ${global_id} FOR KEY SHARE`.execute(db);
  if (!rows[0]) throw invalid({ path: 'global_id', rule: 'reference' });
  if (rows[0].name !== name) throw invalid({ path: 'name', rule: 'differs' });
};
/** Launchers are apps of the same arena; those the game has already may stay. */
const ownLaunchers = async ({ db }: Context, arena: unknown, wanted: unknown, had: readonly number[]): Promise<void> => {
  const ids = idsOf(wanted).filter((id) => !had.includes(id));
  if (ids.length === 0) return;
  const { rows } = await sql`SELECT id FROM apps WHERE id = ANY(${ids}::bigint[]) AND arena_id = ${arena}`.execute(db);
  if (rows.length < ids.length) throw invalid({ path: 'app_ids', rule: 'reference' });
};
/** Behind the last one of the arena. Whoever asks has locked the arena, so that no two get the same place. */
const lastPlace = async ({ db }: Context, table: string, arena: unknown): Promise<number> => {
  const { rows } = await sql<{ next: number }>`SELECT coalesce(max(display_order), 0) + 1 AS next FROM ${sql.table(table)} WHERE arena_id = ${arena}`.execute(db);
  return rows[0]?.next ?? 1;
};

/** Entries that arenas have made from a catalogue. A place that is not said, or emptied, is the one behind the last. */
const entriesOf = (table: string, catalogue: string): Placement => ({
  over: (generated): Partial<Store> => ({
    list: async (context, query) => {
      const page = await generated.list(context, query);
      return { ...page, rows: page.rows.map(withAppIds) };
    },
    many: async (context, ids, where) => (await generated.many(context, ids, where)).map(withAppIds),
    create: async (context, body) => {
      await lockArena(context, Number(body.arena_id));
      await sameName(context, catalogue, body);
      await ownLaunchers(context, body.arena_id, body.app_ids, []);
      return withAppIds(await generated.create(context, { ...body, display_order: body.display_order ?? (await lastPlace(context, table, body.arena_id)) }));
    },
    update: async (context, before: Known, body) => {
      await ownLaunchers(context, before.arena_id, body.app_ids, idsOf(before.launchers));
      if (body.display_order !== null) return withAppIds(await generated.update(context, before, body));
      await lockArena(context, Number(before.arena_id));
      return withAppIds(await generated.update(context, before, { ...body, display_order: await lastPlace(context, table, before.arena_id) }));
    },
  }),
});
export const games = entriesOf('games', 'global_games');
export const apps = entriesOf('apps', 'global_apps');
