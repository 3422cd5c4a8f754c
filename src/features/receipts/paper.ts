/** Papers of receipt printers and of office printers, by their width in millimetres. */
export const papers = ['58', '80', 'a4'] as const;
export type Paper = (typeof papers)[number];
export const isPaper = (value: unknown): value is Paper => (papers as readonly unknown[]).includes(value);

const perInch = 25.4;
/** CSS pixels as millimetres of paper. */
export const millimetres = (pixels: number): number => (pixels * perInch) / 96;

/** The page a receipt is printed on. A roll has no pages: its only one is as long as what stands on it. */
export const pageRule = (paper: Paper, height: number): string =>
  paper === 'a4' ? '@page { size: A4; margin: 16mm 18mm; }' : `@page { size: ${paper}mm ${Math.ceil(millimetres(height)) + 4}mm; margin: 0; }`;
