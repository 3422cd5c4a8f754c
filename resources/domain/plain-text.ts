import { htmlDroppedWithText } from '#resources/domain/html.ts';

/**
 * The words of rich HTML on one line, for cards, excerpts and search: tags and comments gone, elements like script gone with
 * what they hold, entities read, blanks joined. It is text: show it as text, it does not make HTML safe.
 */
export function plainText(html: string): string {
  let text = '';
  let hidden = '';
  for (const piece of html.match(pieces) ?? []) {
    const [, slash = '', tag = ''] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(piece) ?? [];
    const name = tag.toLowerCase();
    if (hidden !== '') hidden = slash !== '' && name === hidden ? '' : hidden;
    else if (name !== '' && slash === '' && silent.has(name) && !piece.endsWith('/>')) hidden = name;
    else if (name !== '') text += inline.has(name) ? '' : ' ';
    else if (!/^<[!?]/.test(piece)) text += piece;
  }
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,6});/gi, signOf).replace(/\s+/g, ' ').trim();
}

/** A comment, a tag (quoted values may hold `>`), a run of text, or a lone `<`. What is not closed runs to the end, so the time stays linear. */
const pieces = /<!--[^]*?(?:-->|$)|<[/!?]?[a-z](?:[^>"']|"[^"]*(?:"|$)|'[^']*(?:'|$))*(?:>|$)|[^<]+|</gi;
const inline = new Set(['a', 'b', 'code', 'em', 'i', 's', 'span', 'strong', 'u']);
const silent = new Set<string>(htmlDroppedWithText);
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', hellip: '…', ndash: '–', mdash: '—', euro: '€' };

function signOf(entity: string, name: string): string {
  if (!name.startsWith('#')) return named[name.toLowerCase()] ?? entity;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
