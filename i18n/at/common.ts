import { common as de } from '../de/common.ts';
import type { common as english } from '../en/common.ts';
import type { Words } from '../words.ts';

export const common: Words<typeof english> = { ...de, retry: 'Nochmals versuchen' };
