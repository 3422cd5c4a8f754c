import { textInput } from '../parts/text-inputs.tsx';

export const MultilineInput = textInput({ rows: 3 });
