export { AwardAct, AwardButton } from './buttons.tsx';
