import { alpha } from '@mui/material/styles';
import type { RaThemeOptions } from 'ra-ui-materialui';
import { cssVariables, themes, type ThemeName, type Tokens } from './tokens.ts';

const family = "'Inter Variable', Inter, system-ui, sans-serif";
const figures = { fontVariantNumeric: 'tabular-nums' } as const;
const type = (size: number, line: number, weight = 400) => ({ fontSize: `${size / 16}rem`, lineHeight: `${line / 16}rem`, fontWeight: weight, letterSpacing: 0 });

const paletteOf = (t: Tokens): RaThemeOptions['palette'] => ({
  mode: t.dark ? 'dark' : 'light',
  background: { default: t.background, paper: t.paper },
  text: { primary: t.text, secondary: t.secondary },
  primary: { main: t.primary, contrastText: t.onPrimary },
  secondary: { main: t.bar, contrastText: t.onBar },
  success: { main: t.success, contrastText: t.onState },
  warning: { main: t.warning, contrastText: t.onState },
  error: { main: t.error, contrastText: t.onState },
  info: { main: t.info, contrastText: t.onState },
  divider: t.divider,
  action: { hover: alpha(t.primary, 0.06), selected: alpha(t.primary, 0.1), hoverOpacity: 0.06, selectedOpacity: 0.1 },
});

const ring = (t: Tokens) => ({ outline: `2px solid ${t.primary}`, outlineOffset: 2 });

const controlsOf = (t: Tokens): RaThemeOptions['components'] => ({
  MuiButtonBase: { defaultProps: { disableRipple: true }, styleOverrides: { root: { '&.Mui-focusVisible': ring(t) } } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { textTransform: 'none', fontWeight: 600, borderRadius: 8, minHeight: 36 }, sizeSmall: { minHeight: 32 }, sizeLarge: { minHeight: 44 } },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 }, sizeSmall: { width: 32, height: 32 } } },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 40 } } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
  MuiFormControl: { defaultProps: { size: 'small' } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 2, minHeight: 16, lineHeight: '16px' } } },
  MuiOutlinedInput: { styleOverrides: { root: { borderRadius: 8, backgroundColor: t.paper }, notchedOutline: { borderColor: t.outline } } },
  MuiInputLabel: { styleOverrides: { asterisk: { color: t.error } } },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 36, fontSize: '0.875rem' } } },
  MuiChip: { defaultProps: { size: 'small' }, styleOverrides: { root: { borderRadius: 6 } } },
  MuiTooltip: { defaultProps: { enterDelay: 300, enterNextDelay: 100 },
    styleOverrides: { tooltip: { fontSize: '0.75rem', lineHeight: '1rem', padding: '6px 10px', maxWidth: 360 } } },
});

const surfacesOf = (t: Tokens): RaThemeOptions['components'] => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: { defaultProps: { variant: 'outlined' }, styleOverrides: { root: { borderRadius: 10, borderColor: t.divider } } },
  MuiDialog: {
    styleOverrides: {
      paper: { borderRadius: 12, boxShadow: t.dark ? '0 16px 48px rgb(0 0 0 / 60%)' : '0 16px 48px rgb(15 25 45 / 22%)' },
      paperFullScreen: { borderRadius: 0 },
    },
  },
  MuiDialogTitle: { styleOverrides: { root: { ...type(16, 24, 600), padding: '16px 24px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '16px 24px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px', gap: 8, borderTop: `1px solid ${t.divider}` } } },
  MuiAppBar: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundColor: t.bar, color: t.onBar, backgroundImage: 'none' } } },
  MuiToolbar: { styleOverrides: { root: { minHeight: 56, '@media (min-width: 0px)': { minHeight: 56 } } } },
  MuiDrawer: { styleOverrides: { paper: { width: 275, borderColor: t.divider } } },
  MuiAlert: { styleOverrides: { root: { borderRadius: 10 } } },
});

const baselineOf = (name: ThemeName, t: Tokens) => {
  const { 'color-scheme': colorScheme, ...variables } = cssVariables(name);
  return {
    ':root': { colorScheme, ...variables },
    body: { fontFamily: family, backgroundColor: t.background },
    ':focus-visible': ring(t),
    // The frame of a dialog takes the focus when it opens; what is inside shows where it goes from there.
    '.MuiDialog-container:focus-visible, .MuiDialog-paper:focus-visible, [tabindex="-1"]:focus-visible': { outline: 'none' },
    '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': { animationDuration: '0.01ms !important', animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important', scrollBehavior: 'auto !important' } },
  };
};

const make = (name: ThemeName): RaThemeOptions => {
  const t = themes[name];
  return {
    palette: paletteOf(t),
    shape: { borderRadius: 8 },
    sidebar: { width: 275, closedWidth: 56 },
    transitions: { duration: { shortest: 120, shorter: 120, short: 150, standard: 150, complex: 180, enteringScreen: 150, leavingScreen: 120 } },
    typography: {
      fontFamily: family,
      body1: type(14, 20), body2: type(13, 18), caption: type(12, 16), button: type(14, 20, 600),
      h1: type(20, 28, 600), h2: type(16, 24, 600), h3: { ...type(28, 32, 600), ...figures }, h4: { ...type(40, 44, 700), ...figures },
      h5: type(20, 28, 600), h6: type(16, 24, 600), subtitle1: type(14, 20, 600), subtitle2: type(13, 18, 600), overline: { ...type(12, 16, 600), letterSpacing: '0.06em' },
    },
    components: { MuiCssBaseline: { styleOverrides: baselineOf(name, t) }, ...controlsOf(t), ...surfacesOf(t) },
  };
};

const made = new Map<ThemeName, RaThemeOptions>();

/** The options of a theme for react-admin and MUI; the same object on each call. Its baseline carries the CSS variables of the plain stylesheets. */
export const themeOf = (name: ThemeName): RaThemeOptions => {
  const theme = made.get(name) ?? make(name);
  made.set(name, theme);
  return theme;
};
