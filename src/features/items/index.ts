export { AddToArena } from './AddToArena.tsx';
export { Catalogue } from './Catalogue.tsx';
export { brokenVariants, chosenVariants, seenStock } from './chosen.ts';
export { RemoveItem } from './RemoveItem.tsx';
export { takeOut } from './take-out.ts';
export { VariantsInput } from './VariantsInput.tsx';
export { VariantsView } from './VariantsView.tsx';
