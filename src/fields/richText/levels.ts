/** Headings that rich text may have. */
export const levels = [1, 2, 3] as const;
