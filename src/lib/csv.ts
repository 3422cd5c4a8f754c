/** One cell: words, or a figure written for the spreadsheet's own reading of numbers. */
export interface CsvCell {
  readonly text: string;
  /** Never guarded against formulas: `-5` is a number. */
  readonly figure?: true;
}

/** Stands first, so that a spreadsheet reads the letters as they are. */
export const byteOrderMark = '\uFEFF';
/** What parts cells where spreadsheets of these countries look for it: their decimal mark is the comma. */
export const separatorOf = (locale: string): ',' | ';' => (locale.toLowerCase().startsWith('en') ? ',' : ';');
export const decimalMarkOf = (locale: string): ',' | '.' => (separatorOf(locale) === ';' ? ',' : '.');

/** What a spreadsheet would compute. */
const formula = /^[=+\-@\t\r]/;
const cell = ({ text, figure }: CsvCell, separator: string): string => {
  const safe = !figure && formula.test(text) ? `'${text}` : text;
  return safe.includes(separator) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
/** One line as RFC 4180 has it, its end too. Words that a spreadsheet would take for a formula begin with an apostrophe. */
export const csvLine = (cells: readonly CsvCell[], separator: string): string => `${cells.map((one) => cell(one, separator)).join(separator)}\r\n`;

/** A number as a spreadsheet reads it: no grouping. */
export const csvNumber = (value: number, mark: ',' | '.'): string => String(value).replace('.', mark);
/** An amount in minor units with two decimals, exact: -1250 is `-12,50`. */
export const csvAmount = (minor: number, mark: ',' | '.'): string => {
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`;
};
