export { arenaEditor } from '../de/arena-editor.ts';
