import { expect, test } from 'vitest';
import { withoutStyles } from './align.ts';

test.each([
  ['<p style="text-align:center">a</p>', '<p align="center">a</p>'],
  ["<h2 STYLE = 'color:red; text-align: right'>a</h2>", '<h2 align="right">a</h2>'],
  ['<p style=text-align:left>a</p>', '<p align="left">a</p>'],
  ['<span style="font-weight:700" lang="hr">a</span>', '<span lang="hr">a</span>'],
  ['<p>a style="text-align:right"</p>', '<p>a style="text-align:right"</p>'],
  ['<p data-style="x">a</p>', '<p data-style="x">a</p>'],
])('ARENA-33 %s is edited without a style', (html, inert) => {
  expect(withoutStyles(html)).toBe(inert);
});
