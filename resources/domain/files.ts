import { imageSizeOf, imageTypeOf } from '#resources/domain/image.ts';

export { imageSizeOf, imageTypeOf, type ImageType } from '#resources/domain/image.ts';
export { isPkcs12 } from '#resources/domain/pkcs12.ts';

/** Endings of image files that are taken, without a dot. */
export const imageExtensions = ['jpeg', 'jpg', 'png', 'bmp'] as const;

/** The ending of certificate files that are taken, without a dot. */
export const certificateExtensions = ['p12'] as const;

/** Most bytes a file may have, and the limit as its message names it, in KB of 1,000 bytes. */
export interface FileLimit { readonly maxBytes: number; readonly shownKilobytes: number }

/** Any uploaded file: at most 2 MB, so that every limit that is shown is a round one. */
export const uploadLimit: FileLimit = { maxBytes: 2_000_000, shownKilobytes: 2000 };

/** The image of a mobile notification: under 300,000 bytes, so 299,999 pass. */
export const notificationImageLimit: FileLimit = { maxBytes: 299_999, shownKilobytes: 300 };

/** Most pixels (width x height) an image may unfold to. */
export const maxPixels = 40_000_000;

/** What is wrong with a file: its kind (or a broken header), its bytes, its pixels. */
export type FileProblem = 'type' | 'bytes' | 'pixels';

/** What is wrong with an image, judged by bytes and header before anything is decoded; null when it may be taken. */
export function imageProblem(bytes: Uint8Array, limit: FileLimit = uploadLimit): FileProblem | null {
  if (bytes.length > limit.maxBytes) return 'bytes';
  const size = imageTypeOf(bytes) === null ? null : imageSizeOf(bytes);
  if (size === null) return 'type';
  return size.width * size.height > maxPixels ? 'pixels' : null;
}

/** Whether a file name ends in one of the endings, in any case. */
export function hasExtension(fileName: string, extensions: readonly string[]): boolean {
  const [, extension = ''] = /\.([^./\\]+)$/.exec(fileName.toLowerCase()) ?? [];
  return extensions.includes(extension);
}

/** The value of a file input's `accept` for endings: 'jpeg', 'jpg' → '.jpeg,.jpg'. */
export function acceptOf(extensions: readonly string[]): string {
  return extensions.map((extension) => `.${extension}`).join(',');
}
