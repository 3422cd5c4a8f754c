export { appForm, entryForms, gameForm } from './slots.tsx';
export { proposal } from './proposal.ts';
