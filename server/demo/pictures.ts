import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Seeding } from '#server/demo/records.ts';

const [width, height] = [480, 270];
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sizes = Buffer.alloc(8);
  sizes.writeUInt32BE(data.length, 0);
  sizes.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([sizes.subarray(0, 4), named, sizes.subarray(4)]);
};
/** Red, green and blue of a hue in degrees, at a lightness from 0 to 1. */
const colour = (hue: number, lightness: number) => [0, 8, 4].map((n) => Math.round(255 * (lightness - 0.55 * Math.min(lightness, 1 - lightness) * Math.max(-1, Math.min((n + hue / 30) % 12 - 3, 9 - ((n + hue / 30) % 12), 1)))));

/** A PNG of slanted bands in shades of one hue. */
export function picture(hue: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Array.from({ length: height }, (_, y) => {
    const line = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x += 1) line.set(colour(hue + y / 6, 0.3 + 0.06 * (Math.floor((x + y * 2) / 60) % 5)), 1 + x * 3);
    return line;
  });
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(lines))), chunk('IEND', Buffer.alloc(0))]);
}

/** Puts so many pictures among the uploaded files; answers their links. */
export async function seedPictures({ db, now }: Seeding, folder: string, count: number): Promise<readonly string[]> {
  const files = Array.from({ length: count }, (_, i) => {
    const bytes = picture((i * 360) / count);
    return { hash: createHash('sha256').update(bytes).digest('hex'), extension: 'png', folder, bytes, created_by: 1, created_at: now().toISOString() };
  });
  await db.insertInto('files').values(files).onConflict((conflict) => conflict.doNothing()).execute();
  return files.map(({ hash, extension }) => `/api/files/${hash}.${extension}`);
}
