import { boolean } from './boolean/show.tsx';
import { choice } from './choice/show.tsx';
import { choices } from './choices/show.tsx';
import { coins } from './coins/show.tsx';
import { conditions } from './conditions/show.tsx';
import { dateTime } from './dateTime/show.tsx';
import { day } from './day/show.tsx';
import { digits } from './digits/show.tsx';
import { email } from './email/show.tsx';
import { file } from './file/show.tsx';
import { flag } from './flag/show.tsx';
import { group } from './group/show.tsx';
import { image } from './image/show.tsx';
import { instant } from './instant/show.tsx';
import { integer } from './integer/show.tsx';
import { json } from './json/show.tsx';
import { keyValue } from './keyValue/show.tsx';
import { list } from './list/show.tsx';
import { money } from './money/show.tsx';
import { multiline } from './multiline/show.tsx';
import { number } from './number/show.tsx';
import { percent } from './percent/show.tsx';
import { phone } from './phone/show.tsx';
import { reference } from './reference/show.tsx';
import { references } from './references/show.tsx';
import { richText } from './richText/show.tsx';
import { secret } from './secret/show.tsx';
import { status } from './status/show.tsx';
import { tags } from './tags/show.tsx';
import { text } from './text/show.tsx';
import { timeOfDay } from './timeOfDay/show.tsx';
import { typedValues } from './typedValues/show.tsx';
import type { FieldKinds } from './types.ts';

export * from './context.ts';
export * from './types.ts';
export { looks as statusLooks } from './status/show.tsx';
export { Linked } from './parts/Linked.tsx';
export { useWorld, type Saying } from './parts/say.ts';
export { withRefusedFiles } from './parts/refused-files.ts';
export { targetOf } from './parts/targets.ts';
export { isEmpty, labelOf, placedLabelOf, valueOf } from './parts/value.ts';
export { typedText } from './typedValues/text.ts';
export { uploadPending, useUploads } from './uploads.ts';

/** How every kind is shown and filtered: a kind without an entry does not compile. Inputs are in `inputs.ts`. */
export const fieldKinds: FieldKinds = {
  text, multiline, richText, digits, integer, number, money, coins, percent, boolean, flag, choice, choices, tags, day, instant, dateTime, timeOfDay,
  email, phone, secret, image, file, reference, references, group, list, status, conditions, typedValues, keyValue, json,
};
