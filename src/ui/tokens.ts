/**
 * The four themes as data: what docs of the look call Classic, Dark, Teal and Brown. No package is needed to read them,
 * so that the sign-in page can be painted before anything else is loaded.
 */
export const themeNames = ['classic', 'dark', 'teal', 'brown'] as const;
export type ThemeName = (typeof themeNames)[number];

/** Colours as `#RRGGBB`. */
export interface Tokens {
  readonly dark: boolean;
  readonly background: string;
  readonly paper: string;
  readonly text: string;
  readonly secondary: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly bar: string;
  readonly onBar: string;
  readonly success: string;
  readonly warning: string;
  readonly error: string;
  readonly info: string;
  /** Text on success, warning, error and info. */
  readonly onState: string;
  readonly divider: string;
  /** Border of inputs: 3 to 1 on paper. */
  readonly outline: string;
  readonly charts: readonly string[];
  /** A bonus cell is `hsl(value / 100 * 120, saturation, lightness)` with this text. */
  readonly bonus: { readonly saturation: string; readonly lightness: string; readonly text: string };
}

/** Cash, Credit Card and Bank are always the first three. */
const lightCharts = ['#2A56C6', '#C2570C', '#17703F', '#8E3BA8', '#9A6B00', '#0E7490'] as const;
const darkCharts = ['#8FB4FF', '#FFB27A', '#62CF95', '#D8A6EA', '#F2D06B', '#6FD3E3'] as const;
const light = { dark: false, paper: '#FFFFFF', onPrimary: '#FFFFFF', onBar: '#FFFFFF', onState: '#FFFFFF', charts: lightCharts,
  bonus: { saturation: '70%', lightness: '85%', text: '#1A2330' } } as const;

export const themes: Readonly<Record<ThemeName, Tokens>> = {
  classic: {
    ...light, background: '#F5F7FA', text: '#1A2330', secondary: '#54606F', primary: '#2A56C6', bar: '#1D2B4A',
    success: '#17703F', warning: '#8A5200', error: '#B3261E', info: '#1F5FA8', divider: '#E1E5EB', outline: '#8590A0',
  },
  dark: {
    dark: true, background: '#0F141B', paper: '#18202A', text: '#E7EBF1', secondary: '#A9B3C1', primary: '#8FB4FF', onPrimary: '#0B1B3A', bar: '#121923', onBar: '#E7EBF1',
    success: '#62CF95', warning: '#F2B661', error: '#FF8F86', info: '#8CC4FF', onState: '#0F141B', divider: '#2B3542', outline: '#6B7889',
    charts: darkCharts, bonus: { saturation: '45%', lightness: '24%', text: '#E7EBF1' },
  },
  teal: {
    ...light, background: '#F2F8F7', text: '#122B2A', secondary: '#4A6462', primary: '#00696B', bar: '#004A4C',
    success: '#1B6E3C', warning: '#875100', error: '#B3261E', info: '#1A5F8F', divider: '#D9E7E5', outline: '#7B9290',
  },
  brown: {
    ...light, background: '#FAF6F1', text: '#2E2018', secondary: '#6A5648', primary: '#80471F', bar: '#4A2B18',
    success: '#2C6B35', warning: '#8A4F00', error: '#AB2419', info: '#2E5E86', divider: '#EBE0D6', outline: '#978375',
  },
};

/** Whether a stored word names a theme. */
export const isThemeName = (name: unknown): name is ThemeName => themeNames.includes(name as ThemeName);

/** The theme as CSS variables of the plain stylesheets: `--ad-on-primary` and the like, plus `color-scheme`. */
export const cssVariables = (name: ThemeName): Readonly<Record<string, string>> => {
  const { dark, charts, bonus, ...colours } = themes[name];
  return {
    'color-scheme': dark ? 'dark' : 'light',
    ...Object.fromEntries(Object.entries(colours).map(([key, colour]) => [`--ad-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, colour])),
    ...Object.fromEntries(charts.map((colour, i) => [`--ad-chart-${i + 1}`, colour])),
    '--ad-bonus-saturation': bonus.saturation,
    '--ad-bonus-lightness': bonus.lightness,
    '--ad-bonus-text': bonus.text,
  };
};

/** Paints an element (the document's root) with a theme, where no theme provider does. */
export const paint = (element: HTMLElement, name: ThemeName): void => {
  for (const [property, value] of Object.entries(cssVariables(name))) element.style.setProperty(property, value);
};
