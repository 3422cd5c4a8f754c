import { createContext } from 'react';

/** Address of pictures of flags, with `{code}` where the ISO 3166-1 code in small letters stands; null: they are drawn, and nothing is asked for. */
export const FlagService = createContext<string | null>(null);
