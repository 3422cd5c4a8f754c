import { textInput } from '../parts/text-inputs.tsx';

/** Not `type="email"`: browsers change such text (they trim it, and turn international names into others). */
export const EmailInput = textInput({ inputMode: 'email' });
