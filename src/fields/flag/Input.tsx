import { toggleInput } from '../shared/ToggleInput.tsx';

export const FlagInput = toggleInput(1, 0);
