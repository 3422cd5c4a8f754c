import { ChoiceInput } from '../choice/Input.tsx';

/** A state that a person may set is chosen like any other choice. */
export const StatusInput = ChoiceInput;
