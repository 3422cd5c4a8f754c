import { lazy } from 'react';

const form = () => import('./FormDialog.tsx');

/** Forms come in a chunk of their own, fetched when a list is idle or a row is pointed at. */
export const FormDialog = lazy(() => form().then((module) => ({ default: module.FormDialog })));

/** Fetches what forms need ahead of time. A failure is no matter: opening the form tries again and says so. */
export const preloadForms = (): void => {
  form().catch(() => undefined);
};
