export { ArenaEditor } from './ArenaEditor.tsx';
export { BonusLog, EmployeesLog, HoursLog, PlaceLog } from './log.tsx';
