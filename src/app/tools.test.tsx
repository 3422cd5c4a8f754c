import { expect, test } from 'vitest';
import { catalogueOf, flat, languageCodes } from '#i18n/index.ts';
import { registry } from '#resources/index.ts';
import { routes } from '#src/app/desk.ts';
import { pageScreens } from '#src/app/screens.tsx';
import { actionsFor, pagesFor } from '#src/app/tools.tsx';
import { listName, placesAs, recordsAs } from '#src/features/palette/choices.ts';
import { callers } from '#tests/support/engine-desk.tsx';

test.each(languageCodes)('no two lines of the palette read the same in %s', async (language) => {
  const words = flat(await catalogueOf(language));
  const translate = (key: string) => words.get(key) ?? key;
  const [pages, actions] = [pagesFor(routes, registry, callers.admin, pageScreens, null, translate), actionsFor(registry, callers.admin, null, translate)];
  for (const lines of [placesAs('pages', pages, ''), placesAs('actions', actions, '')]) {
    const read = lines.map(({ label, said = '' }) => `${label} ${said}`);
    expect(read).toEqual([...new Set(read)]);
    expect(lines.some(({ said }) => said === '')).toBe(true);
  }
  const titles = registry.all.map(({ name }) => listName(registry, name, translate));
  expect(titles).toEqual([...new Set(titles)]);
  const kinds = recordsAs(registry.all.map(({ name }) => ({ resource: name, total: 1, rows: [{ id: 1 }] })), registry, () => 'add', () => '/', translate).map(({ note }) => note);
  expect(kinds).toEqual([...new Set(kinds)]);
});
