import { textInput } from '../shared/text-inputs.tsx';

export const MultilineInput = textInput({ rows: 3 });
