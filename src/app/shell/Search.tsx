import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { registry } from '#resources/index.ts';
import { routes } from '#src/app/desk.ts';
import { pageScreens } from '#src/app/screens.tsx';
import { actionsFor, linksFor, pagesFor } from '#src/app/tools.tsx';
import { useDesk } from '#src/app/useDesk.ts';
import { useEngine } from '#src/engine/context.ts';
import { PaletteButton } from '#src/features/palette/index.ts';

/** The way to every page, action and record that this person may see, in the arena of now. */
export const Search = () => {
  const translate = useTranslate();
  const { caller } = useEngine();
  const { arena } = useDesk();
  const slug = arena?.slug ?? null;
  const given = useMemo(
    () => ({
      pages: pagesFor(routes, registry, caller, pageScreens, slug, translate), actions: actionsFor(registry, caller, slug, translate),
      names: registry.all.filter((resource) => resource.access.screen(caller) && resource.access.read(caller) !== false).map(({ name }) => name), link: linksFor(registry, caller, slug),
    }),
    [caller, slug, translate],
  );
  return <PaletteButton className="ad-bar-button" {...given} />;
};
