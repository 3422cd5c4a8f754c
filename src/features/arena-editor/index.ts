export { ArenaEditor } from './ArenaEditor.tsx';
