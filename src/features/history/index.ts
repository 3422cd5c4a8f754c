export { HistoryButton, PartHistoryButton } from './HistoryButton.tsx';
