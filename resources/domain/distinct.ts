const nameOf = (row: unknown): string => String((row as { readonly name?: unknown } | null)?.name ?? '').trim().toLowerCase();
/** Whether no two rows of a list have the same name, case aside. What is no list has none. */
export const distinctNames = (rows: unknown): boolean => !Array.isArray(rows) || new Set(rows.map(nameOf)).size === rows.length;
