import { describe, expect, test } from 'vitest';
import { cssVariables, isThemeName, themeNames, themes, type Tokens } from '#src/ui/tokens.ts';

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
/** Relative luminance, WCAG 2.2. */
const luminance = (rgb: readonly number[]): number => {
  const [r = 0, g = 0, b = 0] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: readonly number[], b: readonly number[]): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};
/** `over` laid on `under` with an opacity. */
const laid = (over: string, under: string, opacity: number): number[] => channels(over).map((part, i) => part * opacity + (channels(under)[i] ?? 0) * (1 - opacity));
const hsl = (hue: number, saturation: number, lightness: number): number[] => {
  const a = saturation * Math.min(lightness, 1 - lightness);
  return [0, 8, 4].map((n) => {
    const k = (n + hue / 30) % 12;
    return lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  });
};
const states = ['success', 'warning', 'error', 'info'] as const;

describe.each(themeNames)('THEME %s', (name) => {
  const theme: Tokens = themes[name];

  test.each(['text', 'secondary', 'primary', ...states] as const)('THEME-04 OP-087 %s reads on background and paper', (key) => {
    for (const ground of ['background', 'paper'] as const) expect(contrast(channels(theme[key]), channels(theme[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  test('THEME-04 OP-087 text reads on the bar, on buttons and on states', () => {
    expect(contrast(channels(theme.onBar), channels(theme.bar))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(channels(theme.onPrimary), channels(theme.primary))).toBeGreaterThanOrEqual(4.5);
    for (const state of states) expect(contrast(channels(theme.onState), channels(theme[state]))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([0.06, 0.1])('THEME-04 a row tinted at %d stays readable', (opacity) => {
    const ground = laid(theme.primary, theme.paper, opacity);
    for (const key of ['text', 'secondary', 'primary'] as const) expect(contrast(channels(theme[key]), ground)).toBeGreaterThanOrEqual(4.5);
  });

  test('THEME-04 chips of states, tinted at 12 %, stay readable', () => {
    for (const state of states) expect(contrast(channels(theme.text), laid(theme[state], theme.paper, 0.12))).toBeGreaterThanOrEqual(4.5);
  });

  test('THEME-04 OP-087 borders of inputs, the focus ring and charts stand out', () => {
    for (const ground of [theme.paper, theme.background]) {
      for (const colour of [theme.outline, theme.primary, ...theme.charts]) expect(contrast(channels(colour), channels(ground))).toBeGreaterThanOrEqual(3);
    }
  });

  test('ARENA-17 bonus cells read at every value', () => {
    const { saturation, lightness, text } = theme.bonus;
    for (let value = 0; value <= 100; value += 5) {
      expect(contrast(channels(text), hsl((value / 100) * 120, Number.parseFloat(saturation) / 100, Number.parseFloat(lightness) / 100))).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('each token is a CSS variable', () => {
    expect(cssVariables(name)).toMatchObject({ '--ad-on-primary': theme.onPrimary, '--ad-divider': theme.divider, '--ad-chart-6': theme.charts[5], 'color-scheme': theme.dark ? 'dark' : 'light' });
  });
});

test('THEME-01 there are four, and a stored word is checked', () => {
  expect(themeNames).toHaveLength(4);
  expect(isThemeName('dark')).toBe(true);
  expect(isThemeName('constructor')).toBe(false);
});
