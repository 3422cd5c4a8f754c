import { stripAccents } from '#resources/domain/accents.ts';

/** A text as it is compared: without case and accents. */
export const searchText = (text: string): string => stripAccents(text).toLowerCase().trim();
