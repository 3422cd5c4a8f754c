import { textInput } from '../shared/text-inputs.tsx';

export const TextInput = textInput({});
