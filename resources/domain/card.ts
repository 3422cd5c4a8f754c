/** The text without the mark that a card scanner puts in front (setting CARD_SCANNER_PREFIX); an empty mark changes nothing. */
export function stripScannerPrefix(text: string, prefix: string): string {
  return prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** Whether a scanned text can be a card id: exactly six digits, leading zeros kept. */
export function isCardFormat(text: string): boolean {
  return /^[0-9]{6}$/.test(text);
}
