import { toggleInput } from '../parts/ToggleInput.tsx';

export const FlagInput = toggleInput(1, 0);
