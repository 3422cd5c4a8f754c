import { textInput } from '../parts/text-inputs.tsx';

/** Digits are text: leading zeros stay, and what is no digit is refused by its rule. */
export const DigitsInput = textInput({ inputMode: 'numeric', figure: true });
