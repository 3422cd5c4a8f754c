/** The kinds of image that are taken. */
export type ImageType = 'jpeg' | 'png' | 'bmp';

/** What kind of image the bytes are, by their content and not by a name; null for anything else (svg, gif, text …). */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return startsWith(bytes, [0x42, 0x4d]) && bytes.length >= 26 && bitmapHeaders.has(view(bytes).getUint32(14, true)) ? 'bmp' : null;
}

/** Width and height in pixels as the file's header says them (nothing is decoded), or null when it says none or zero. */
export function imageSizeOf(bytes: Uint8Array): { width: number; height: number } | null {
  const type = imageTypeOf(bytes);
  const size = type === null ? null : sizeIn[type](bytes, view(bytes));
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

type Size = { width: number; height: number } | null;

/** Sizes of the information header of a BMP, from OS/2 1.x to version 5. */
const bitmapHeaders = new Set([12, 16, 40, 52, 56, 64, 108, 124]);

const sizeIn: Readonly<Record<ImageType, (bytes: Uint8Array, data: DataView) => Size>> = {
  /** PNG: the first chunk is IHDR, width and height are its first two numbers (PNG specification, 11.2.1). */
  png: (bytes, data) =>
    bytes.length >= 24 && startsWith(bytes.subarray(12), [0x49, 0x48, 0x44, 0x52]) ? { width: data.getUint32(16), height: data.getUint32(20) } : null,
  /** BMP: 16-bit numbers in the oldest header, else 32-bit; a height below zero means top-down rows. */
  bmp: (_, data) =>
    data.getUint32(14, true) === 12
      ? { width: data.getUint16(18, true), height: data.getUint16(20, true) }
      : { width: data.getInt32(18, true), height: Math.abs(data.getInt32(22, true)) },
  /** JPEG: segments up to the frame header, markers C0 to CF but for C4, C8 and CC (ITU-T T.81, B.2.2). */
  jpeg: (bytes, data) => {
    for (let at = 2; at + 9 <= bytes.length; ) {
      const marker = bytes[at + 1] ?? 0;
      if (bytes[at] !== 0xff || marker === 0xd9 || marker === 0xda) return null;
      if (marker === 0xff) at += 1;
      else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
      else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return { height: data.getUint16(at + 5), width: data.getUint16(at + 7) };
      else at += 2 + Math.max(2, data.getUint16(at + 2));
    }
    return null;
  },
};

const startsWith = (bytes: Uint8Array, signs: readonly number[]): boolean => signs.every((sign, index) => bytes[index] === sign);

const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
