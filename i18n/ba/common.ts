import type { common as english } from '../en/common.ts';
import { common as hr } from '../hr/common.ts';
import type { Words } from '../words.ts';

export const common: Words<typeof english> = {
  ...hr,
  retry: 'Pokušaj ponovo',
  copyFailed: 'Preglednik nije dozvolio kopiranje.',
  unreachable: 'Server se ne javlja.',
};
