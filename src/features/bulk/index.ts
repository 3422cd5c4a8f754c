export { SelectionBar } from './lazy.tsx';
