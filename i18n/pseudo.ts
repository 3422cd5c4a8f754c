/**
 * The pseudo-language: every sentence is its own key in brackets, so that whatever can be read on a screen was not translated.
 * For tests alone: it is on while this flag stands in the session storage of the tab, which no person sets by accident.
 */
export const pseudoFlag = 'arenadesk.pseudo';

/** Whether this tab shows keys. A browser that blocks its storage shows sentences. */
export const pseudoOn = (): boolean => {
  try {
    return globalThis.sessionStorage?.getItem(pseudoFlag) === '1';
  } catch {
    return false;
  }
};

export const pseudo = (key: string): string => `[${key}]`;
