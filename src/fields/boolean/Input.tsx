import { toggleInput } from '../parts/ToggleInput.tsx';

export const BooleanInput = toggleInput(true, false);
