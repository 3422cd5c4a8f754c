export { ArenaEditor } from './ArenaEditor.tsx';
export { BonusLog, HoursLog, PlaceLog } from './log.tsx';
