/** Stands before every page's name in the tab. */
export const titlePrefix = 'BO | ';
export const setTitle = (name: string): void => {
  document.title = `${titlePrefix}${name}`;
};
