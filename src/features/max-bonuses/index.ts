export { MaxBonuses } from './MaxBonuses.tsx';
