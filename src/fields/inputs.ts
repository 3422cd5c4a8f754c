import { BooleanInput } from './boolean/Input.tsx';
import { ChoiceInput } from './choice/Input.tsx';
import { ChoicesInput } from './choices/Input.tsx';
import { CoinsInput } from './coins/Input.tsx';
import { ConditionsInput } from './conditions/Input.tsx';
import { DateTimeInput } from './dateTime/Input.tsx';
import { DayInput } from './day/Input.tsx';
import { DigitsInput } from './digits/Input.tsx';
import { EmailInput } from './email/Input.tsx';
import { FileInput } from './file/Input.tsx';
import { FlagInput } from './flag/Input.tsx';
import { GroupInput } from './group/Input.tsx';
import { ImageInput } from './image/Input.tsx';
import { InstantInput } from './instant/Input.tsx';
import { IntegerInput } from './integer/Input.tsx';
import { JsonInput } from './json/Input.tsx';
import { KeyValueInput } from './keyValue/Input.tsx';
import { ListInput } from './list/Input.tsx';
import { MoneyInput } from './money/Input.tsx';
import { MultilineInput } from './multiline/Input.tsx';
import { NumberInput } from './number/Input.tsx';
import { PercentInput } from './percent/Input.tsx';
import { PhoneInput } from './phone/Input.tsx';
import { ReferenceInput } from './reference/Input.tsx';
import { ReferencesInput } from './references/Input.tsx';
import { RichTextInput } from './richText/Input.tsx';
import { SecretInput } from './secret/Input.tsx';
import { StatusInput } from './status/Input.tsx';
import { TagsInput } from './tags/Input.tsx';
import { TextInput } from './text/Input.tsx';
import { TimeOfDayInput } from './timeOfDay/Input.tsx';
import { TypedValuesInput } from './typedValues/Input.tsx';
import type { InputKinds } from './types.ts';

/** What asks for every kind: a kind without an entry does not compile. Only forms import this: it is the heavy part. */
export const inputKinds: InputKinds = {
  text: TextInput, multiline: MultilineInput, richText: RichTextInput, digits: DigitsInput, integer: IntegerInput, number: NumberInput, money: MoneyInput, coins: CoinsInput,
  percent: PercentInput, boolean: BooleanInput, flag: FlagInput, choice: ChoiceInput, choices: ChoicesInput, tags: TagsInput, day: DayInput, instant: InstantInput,
  dateTime: DateTimeInput, timeOfDay: TimeOfDayInput, email: EmailInput, phone: PhoneInput, secret: SecretInput, image: ImageInput, file: FileInput, reference: ReferenceInput,
  references: ReferencesInput, group: GroupInput, list: ListInput, status: StatusInput, conditions: ConditionsInput, typedValues: TypedValuesInput, keyValue: KeyValueInput, json: JsonInput,
};
