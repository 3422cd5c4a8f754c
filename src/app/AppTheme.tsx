import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { preferences } from '#src/app/desk.ts';
import { themeOf } from '#src/ui/theme.ts';

/** The theme in force, for MUI and react-admin. The plain stylesheets follow by their variables. */
export const AppTheme = ({ children }: { readonly children: ReactNode }) => {
  const { theme } = useSyncExternalStore(preferences.subscribe, preferences.get);
  const made = useMemo(() => createTheme(themeOf(theme)), [theme]);
  return (
    <ThemeProvider theme={made}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
};
