import { toggleInput } from '../shared/ToggleInput.tsx';

export const BooleanInput = toggleInput(true, false);
