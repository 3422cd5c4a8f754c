export { startOf, views } from './store.ts';
export { ViewsButton } from './ViewsButton.tsx';
