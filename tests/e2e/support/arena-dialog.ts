import { arenaEditor } from '#i18n/en/arena-editor.ts';
import { expect, query, type Desk } from './desk.ts';

/** One section of the dialog. */
export const section = (desk: Desk, name: keyof typeof arenaEditor.sections) => desk.dialog.locator(`#arena-${name}`);
/** Saves one section. */
export const save = (desk: Desk, name: keyof typeof arenaEditor.sections) => section(desk, name).getByRole('button', { name: arenaEditor.saveSection }).click();
/** The id of the demo arena that these journeys work on. */
export const wien = async () => (await query<{ id: number }>("select id::int as id from arenas where name = 'Wien Mitte'"))[0]?.id ?? 0;
/** Opens its dialog; answers its id. */
export const openWien = async (desk: Desk) => {
  const id = await wien();
  await desk.open(`arenas/${id}`);
  await expect(section(desk, 'operations').getByRole('button', { name: arenaEditor.saveSection })).toBeVisible();
  return id;
};
