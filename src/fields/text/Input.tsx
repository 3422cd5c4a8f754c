import { textInput } from '../parts/text-inputs.tsx';

export const TextInput = textInput({});
