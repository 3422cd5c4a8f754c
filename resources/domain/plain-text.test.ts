import { expect, test } from 'vitest';
import { plainText } from '#resources/domain/plain-text.ts';

test('ART-05 the words of rich HTML stand on one line', () => {
  expect(plainText('<h1>Naslov</h1><p>a <strong>b</strong>c<br>d</p>\n<ul><li>e</li><li>f</li></ul>')).toBe('Naslov a bc d e f');
  expect(plainText('a &lt;b&gt; &amp;amp; &quot;c&quot;&nbsp;&#39;d&#x27; &euro; &unknown; &#0;')).toBe('a <b> &amp; "c" \'d\' € &unknown;');
  expect(plainText('')).toBe('');
});

test('ARENA-33 scripts, styles and comments leave no words', () => {
  expect(plainText('a<script>if (a < b) hit("</p>")</script>b<style>p{}</style><!-- <b>x</b> -->c<!-- open')).toBe('abc');
  expect(plainText('<a title="x > y" href=\'>\'>b</a>')).toBe('b');
  expect(plainText('<?xml version="1.0"?><!DOCTYPE html>a<b')).toBe('a');
  expect(plainText('3 < 4 and 5 > 4')).toBe('3 < 4 and 5 > 4');
});

test('ARENA-33 long rubbish is read in short time', () => {
  const start = performance.now();
  for (const piece of ['<', '<a', '<a "', '<!--', '&#', '<script>', '<a b="']) plainText(piece.repeat(50_000));
  expect(performance.now() - start).toBeLessThan(3000);
});
