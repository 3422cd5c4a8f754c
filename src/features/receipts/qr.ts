import { encodeQR } from 'qr';
import type { QrImage } from './model.ts';

/** Modules of the white margin that readers need on every side. */
export const quietZone = 4;
/** The dark modules of a code as one path, a unit a module, the white margin included, and how many modules an edge has. The smallest version that holds the text. */
export function qrPath({ text, level }: Pick<QrImage, 'text' | 'level'>): { readonly edge: number; readonly path: string } {
  const modules = encodeQR(text, 'raw', { ecc: level, border: quietZone });
  // Dark modules side by side are one bar: no printer leaves a hair of white between them.
  const bars = modules.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      found.push(`M${from} ${y}h${x + 1 - from}v1h${from - x - 1}z`);
    }
    return found;
  });
  return { edge: modules.length, path: bars.join('') };
}
