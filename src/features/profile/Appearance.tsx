import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { themeNames, themes, type ThemeName } from '#src/ui/tokens.ts';

export interface AppearanceProps {
  readonly theme: ThemeName;
  readonly language: string;
  readonly languages: readonly { readonly locale: string; readonly name: string }[];
  readonly onTheme: (theme: ThemeName) => void;
  readonly onLanguage: (language: string) => void;
}

/** Theme and language; both hold as soon as they are chosen. */
export const Appearance = ({ theme, language, languages, onTheme, onLanguage }: AppearanceProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className="ad-appearance">
      <fieldset>
        <legend>{translate('app.profile.theme')}</legend>
        {themeNames.map((name) => (
          <label key={name} className="ad-theme">
            <input type="radio" name={`${id}-theme`} checked={name === theme} onChange={() => onTheme(name)} />
            <svg width="40" height="24" viewBox="0 0 40 24" aria-hidden focusable="false">
              <rect width="40" height="24" rx="5" fill={themes[name].background} stroke={themes[name].outline} />
              <path d="M0 5a5 5 0 0 1 5-5h30a5 5 0 0 1 5 5v2H0z" fill={themes[name].bar} />
              <rect x="6" y="12" width="18" height="6" rx="2" fill={themes[name].primary} />
            </svg>
            {translate(`app.profile.themes.${name}`)}
          </label>
        ))}
      </fieldset>
      <label className="ad-language">
        {translate('app.profile.language')}
        <select className="ad-input" value={language} onChange={(event) => onLanguage(event.target.value)}>
          {languages.map(({ locale, name }) => (
            <option key={locale} value={locale} lang={locale}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
