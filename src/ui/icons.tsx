import type { ReactElement } from 'react';
import { Glyph, type GlyphProps } from './Glyph.tsx';
import paths from './icon-paths.json';

/** Names of the drawings in icon-paths.json: Material icons (Apache License 2.0), filled, on 24 x 24. */
export type IconName = keyof typeof paths;

export const iconNames = Object.keys(paths) as readonly IconName[];

/** Whether there is a drawing of that name: declarations name theirs as text. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

/** A drawing by name. It takes the colour of the text around it. */
export const Icon = ({ name, ...glyph }: { readonly name: IconName } & Omit<GlyphProps, 'd'>): ReactElement => <Glyph {...glyph} d={paths[name]} />;

/** The drawing a declaration names. Throws for a name without one: a test over the registry keeps that from happening. */
export const iconOf = (name: string): IconName => {
  if (!isIconName(name)) throw new Error(`ui/icons: there is no drawing called ${name}`);
  return name;
};
