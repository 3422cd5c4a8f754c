/**
 * Characters that do not fall apart into a base letter and marks, as PostgreSQL's `unaccent.rules` spells them.
 * Only what European names and pasted typography hold; the test compares Latin letters with the installed rules.
 */
const spelled: Readonly<Record<string, string>> = {
  Æ: 'AE', æ: 'ae', Ð: 'D', ð: 'd', Ø: 'O', ø: 'o', Þ: 'TH', þ: 'th', ß: 'ss', ẞ: 'SS', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i',
  Ĳ: 'IJ', ĳ: 'ij', ĸ: 'q', Ŀ: 'L', ŀ: 'l', Ł: 'L', ł: 'l', ŉ: "'n", Ŋ: 'N', ŋ: 'n', Œ: 'OE', œ: 'oe', Ŧ: 'T', ŧ: 't', ſ: 's',
  ƒ: 'f', Ǆ: 'DZ', ǅ: 'Dz', ǆ: 'dz', Ǉ: 'LJ', ǈ: 'Lj', ǉ: 'lj', Ǌ: 'NJ', ǋ: 'Nj', ǌ: 'nj', ẚ: 'a', ẜ: 's', ẝ: 's',
  Ỻ: 'LL', ỻ: 'll', Ỽ: 'V', ỽ: 'v', Ỿ: 'Y', ỿ: 'y', ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', Ё: 'Е', ё: 'е', ª: 'a', º: 'o', '№': 'No',
  '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '‘': "'", '’': "'", '‚': ',', '“': '"', '”': '"', '„': ',,', '…': '...',
  '«': '<<', '»': '>>', '×': '*', '÷': '/',
};

/**
 * Takes the accents off letters, as PostgreSQL's `unaccent()` does (source: its `unaccent.rules`), case kept.
 * Composed and decomposed spelling give the same answer; Cyrillic й and letters of other scripts stay as they are.
 */
export function stripAccents(text: string): string {
  return text.normalize('NFC').replace(/[^\0-\x7f]/gu, (sign) =>
    spelled[sign] ?? (/[\p{Script=Latin}\p{Script=Greek}]/u.test(sign) ? sign.normalize('NFD').replace(/\p{Mn}/gu, '') : sign));
}
