import { certificateExtensions, hasExtension, imageExtensions, imageProblem, isPkcs12, uploadLimit } from '#resources/domain/files.ts';

/** What is wrong with a chosen file: a key of the words, and its data. */
export interface FileProblemSaid {
  readonly key: string;
  readonly params?: Readonly<Record<string, string | number>>;
}
const kilobytes = (bytes: number): number => Math.round(bytes / 1000);
const bytesOf = async (file: File): Promise<Uint8Array> => new Uint8Array(await file.arrayBuffer());

/** Judges a picture by size, name and content before it is taken; a large one is not read at all. Null when it may be taken. */
export const pictureProblem = async (file: File, maxBytes = uploadLimit.maxBytes): Promise<FileProblemSaid | null> => {
  const tooLarge: FileProblemSaid = { key: 'rules.imageSize', params: { value: kilobytes(maxBytes) } };
  if (file.size > maxBytes) return hasExtension(file.name, imageExtensions) ? tooLarge : { key: 'rules.imageType' };
  if (!hasExtension(file.name, imageExtensions)) return { key: 'rules.imageType' };
  const problem = imageProblem(await bytesOf(file), { maxBytes, shownKilobytes: kilobytes(maxBytes) });
  return problem === null ? null : problem === 'bytes' ? tooLarge : { key: problem === 'pixels' ? 'fields.image.pixels' : 'rules.imageType' };
};

/** Judges a certificate by size, name and content. */
export const certificateProblem = async (file: File): Promise<FileProblemSaid | null> => {
  const accept = `.${certificateExtensions[0]}`;
  if (!hasExtension(file.name, certificateExtensions)) return { key: 'fields.file.type', params: { accept } };
  if (file.size > uploadLimit.maxBytes) return { key: 'fields.file.size', params: { value: uploadLimit.shownKilobytes } };
  return isPkcs12(await bytesOf(file)) ? null : { key: 'fields.file.content', params: { accept } };
};
