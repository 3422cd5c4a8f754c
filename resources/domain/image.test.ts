import { describe, expect, test } from 'vitest';
import { imageSizeOf, imageTypeOf } from '#resources/domain/image.ts';

const hex = (text: string): Uint8Array => Uint8Array.from(text.replaceAll(' ', '').match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

const png = hex('89504e470d0a1a0a 0000000d 49484452 00004e20 00000010 08060000');
const bmp = hex('424d 46000000 0000 0000 36000000 28000000 02000000 fdffffff 0100 1800');
const oldBmp = hex('424d 46000000 0000 0000 1a000000 0c000000 0500 0700 0100 1800');
const jpeg = hex('ffd8 ffe0 0010 4a46494600010100000100010000 ff ffdb 0003 00 ffc4 0004 0000 ffc2 0011 08 0258 0320 03 01 11 00');

describe('image headers', () => {
  test('VAL-40 jpeg, png and bmp are known by content', () => {
    expect([jpeg, png, bmp, oldBmp].map((bytes) => imageTypeOf(bytes))).toEqual(['jpeg', 'png', 'bmp', 'bmp']);
  });

  test('VAL-40 anything else is no image, whatever it is called', () => {
    const others = [text('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'), text('GIF89a......'), text('BM is how this text starts, and it is long'), text('BM'),
      text('<script>'), text(''), hex('89504e47'), hex('52494646000000005745425056503820'), hex('ffd8')];
    expect(others.map((bytes) => imageTypeOf(bytes))).toEqual(others.map(() => null));
    expect(others.map((bytes) => imageSizeOf(bytes))).toEqual(others.map(() => null));
  });

  test('VAL-40 sizes are read from the three headers', () => {
    expect(imageSizeOf(png)).toEqual({ width: 20_000, height: 16 });
    expect(imageSizeOf(bmp)).toEqual({ width: 2, height: 3 });
    expect(imageSizeOf(oldBmp)).toEqual({ width: 5, height: 7 });
    expect(imageSizeOf(jpeg)).toEqual({ width: 800, height: 600 });
  });

  test('VAL-40 a view into a bigger buffer is read at its own place', () => {
    const whole = new Uint8Array(200);
    whole.set(png, 57);
    expect(imageSizeOf(whole.subarray(57, 57 + png.length))).toEqual({ width: 20_000, height: 16 });
  });

  test('VAL-40 a cut or broken header has no size', () => {
    for (const whole of [png, jpeg]) for (let length = 0; length < whole.length - 12; length += 1) expect(imageSizeOf(whole.subarray(0, length))).toBeNull();
    expect(imageSizeOf(hex('89504e470d0a1a0a 0000000d 49484452 00000000 00000010 08060000'))).toBeNull();
    expect(imageSizeOf(hex('ffd8 ffda 0000 0000 0000 0000 0000 0000'))).toBeNull();
    expect(imageSizeOf(hex('ffd8 ffe0 0000 0000 0000 0000 0000 0000'))).toBeNull();
  });
});
