/**
 * Whether bytes can be a PKCS #12 file (.p12): a DER sequence that ends where the file ends, holding version 3 and a content
 * of type data or signedData (RFC 7292, section 4). A renamed text and a cut file are not; the password is not tried.
 */
export function isPkcs12(bytes: Uint8Array): boolean {
  const outer = header(bytes, 0);
  if (outer === null || (outer.end !== null && outer.end !== bytes.length)) return false;
  if (!matches(bytes, outer.start, [0x02, 0x01, 0x03])) return false;
  const content = header(bytes, outer.start + 3);
  return content !== null && matches(bytes, content.start, pkcs7) && [1, 2].includes(bytes[content.start + pkcs7.length] ?? 0);
}

/** The object identifier 1.2.840.113549.1.7, to be followed by 1 (data) or 2 (signedData). */
const pkcs7 = [0x06, 0x09, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07];

const matches = (bytes: Uint8Array, at: number, signs: readonly number[]): boolean => signs.every((sign, index) => bytes[at + index] === sign);

/** Where the content of a sequence starts and ends; the end is null for an open length (BER), which end marks close. */
function header(bytes: Uint8Array, at: number): { start: number; end: number | null } | null {
  const first = bytes[at + 1];
  if (bytes[at] !== 0x30 || first === undefined) return null;
  if (first < 0x80) return { start: at + 2, end: at + 2 + first };
  const count = first & 0x7f;
  if (count === 0) return matches(bytes, bytes.length - 2, [0, 0]) ? { start: at + 2, end: null } : null;
  if (count > 4 || at + 2 + count > bytes.length) return null;
  const length = bytes.subarray(at + 2, at + 2 + count).reduce((sum, sign) => sum * 256 + sign, 0);
  return { start: at + 2 + count, end: at + 2 + count + length };
}
