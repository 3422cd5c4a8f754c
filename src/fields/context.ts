import { useLocale } from 'ra-core';
import { createContext, useContext } from 'react';
import type { Caller } from '#resources/schema/access.ts';
import type { Resource } from '#resources/schema/resolve.ts';

/** The parts of the chosen arena that values are shown by. */
export interface FieldsArena {
  readonly id: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** IANA zone. */
  readonly timezone: string;
  /** One of resources/domain/locales.ts. */
  readonly locale: string;
}

/** What fields need of the world around them; the app provides it. */
export interface Surroundings {
  /** The chosen arena, null while none is chosen. */
  readonly arena: FieldsArena | null;
  readonly caller: Caller;
  /** The declaration of that name. Throws for a name that is not declared. */
  readonly resourceOf: (name: string) => Resource;
  /** The address of a record's dialog; null where this person sees no such screen. Without it references lead nowhere. */
  readonly linkTo?: (resource: string, id: number | string) => string | null;
  /** Uploads a file to a folder of the file service and answers its link. Rejects when that fails. */
  readonly upload: (folder: string, file: File) => Promise<string>;
}

export const FieldsContext = createContext<Surroundings | null>(null);

/** The surroundings of fields. Throws outside of a `FieldsContext`. */
export const useSurroundings = (): Surroundings => {
  const found = useContext(FieldsContext);
  if (!found) throw new Error('fields: there is no FieldsContext above');
  return found;
};

/** How days and moments are written, and whose clock counts: the chosen arena's; with none chosen, the language's and the browser's. */
export interface Format {
  readonly locale: string;
  /** IANA zone. */
  readonly timezone: string;
}
const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
export const useFormat = (): Format => {
  const { arena } = useSurroundings();
  const language = useLocale();
  return { locale: arena?.locale ?? language, timezone: arena?.timezone ?? browserZone() };
};
