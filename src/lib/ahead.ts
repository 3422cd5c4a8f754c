/** Fetches a part of the product before it is needed, as when the pointer comes near; whoever then needs a part that did not come is told so by its own fetch. */
export const ahead = (load: () => Promise<unknown>) => (): void => void load().catch(() => undefined);
