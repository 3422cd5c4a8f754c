export { PaletteButton } from './PaletteButton.tsx';
export type { Place } from './choices.ts';
