import { describe, expect, test } from 'vitest';
import { acceptOf, certificateExtensions, hasExtension, imageExtensions, imageProblem, imageTypeOf, isPkcs12, notificationImageLimit } from '#resources/domain/files.ts';

/** A PNG header of a picture, followed by nothing up to a number of bytes. */
function png(width: number, height: number, length = 40_000): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  const data = new DataView(bytes.buffer);
  data.setUint32(16, width);
  data.setUint32(20, height);
  return bytes;
}

describe('file rules', () => {
  test('VAL-46 a notification image is under 300000 bytes', () => {
    expect(imageProblem(png(10, 10, 299_999), notificationImageLimit)).toBeNull();
    expect(imageProblem(png(10, 10, 300_000), notificationImageLimit)).toBe('bytes');
    expect(notificationImageLimit.shownKilobytes).toBe(300);
  });

  test('VAL-13 any upload has at most 2 MB and 40 megapixels', () => {
    expect(imageProblem(png(10, 10, 2_000_000))).toBeNull();
    expect(imageProblem(png(10, 10, 2_000_001))).toBe('bytes');
    expect(imageProblem(png(8000, 5000))).toBeNull();
    expect(imageProblem(png(8000, 5001))).toBe('pixels');
    expect(imageProblem(png(20_000, 20_000))).toBe('pixels');
    expect(imageProblem(png(0xffff_ffff, 0xffff_ffff))).toBe('pixels');
  });

  test('VAL-40 only jpeg, png and bmp content is taken', () => {
    expect(imageProblem(new TextEncoder().encode('<svg onload="x()"/>'))).toBe('type');
    expect(imageProblem(png(0, 10))).toBe('type');
    expect(imageProblem(new Uint8Array())).toBe('type');
    expect(imageTypeOf(png(1, 1))).toBe('png');
  });

  test('VAL-40 endings in any case, and nothing beside them', () => {
    for (const name of ['a.png', 'A.JPG', 'x.y.Jpeg', 'b.bmp']) expect(hasExtension(name, imageExtensions)).toBe(true);
    for (const name of ['a.svg', 'a.gif', 'png', 'a.png.exe', 'a.png/', '', '.']) expect(hasExtension(name, imageExtensions)).toBe(false);
    expect(acceptOf(imageExtensions)).toBe('.jpeg,.jpg,.png,.bmp');
  });

  test('VAL-42 certificates are .p12 only', () => {
    expect(acceptOf(certificateExtensions)).toBe('.p12');
    expect(hasExtension('fina.p12', certificateExtensions)).toBe(true);
    expect(hasExtension('fina.pfx', certificateExtensions)).toBe(false);
    expect(isPkcs12(png(1, 1))).toBe(false);
  });
});
