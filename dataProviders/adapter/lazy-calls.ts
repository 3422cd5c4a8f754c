type Call = (...given: never[]) => Promise<unknown>;

/**
 * Calls whose making comes with the first of them: each fetches the part and hands on what it was given.
 * @param names every call of the part, or it does not compile
 */
export const lazyCalls = <C extends { readonly [K in keyof C]: Call }>(names: Readonly<Record<keyof C & string, true>>, load: () => Promise<C>): C =>
  Object.fromEntries(Object.keys(names).map((name) => [name, async (...given: never[]) => (await load())[name as keyof C](...given)])) as unknown as C;
