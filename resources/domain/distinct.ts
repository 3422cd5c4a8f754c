const nameOf = (row: unknown): string => String((row as { readonly name?: unknown } | null)?.name ?? '').trim().toLowerCase();
/** Whether no two rows of a list have the same name, case aside. What is no list has none. */
export const distinctNames = (rows: unknown): boolean => !Array.isArray(rows) || new Set(rows.map(nameOf)).size === rows.length;
/** Where in the list a name stands that stands before it already, as paths below the list: `2.name`. */
export const repeatedNames = (rows: unknown): readonly string[] => {
  const names = Array.isArray(rows) ? rows.map(nameOf) : [];
  return names.flatMap((name, i) => (names.indexOf(name) < i ? [`${i}.name`] : []));
};
