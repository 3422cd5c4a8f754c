import { lazy, use } from 'react';
import type { Departures, FormSlots } from '#src/engine/overrides.ts';

const form = () => import('./FormDialog.tsx');

/** Forms come in a chunk of their own, fetched when a list is idle or a row is pointed at. */
export const FormDialog = lazy(() => form().then((module) => ({ default: module.FormDialog })));

const view = () => import('./ShowDialog.tsx');
export const ShowDialog = lazy(() => view().then((module) => ({ default: module.ShowDialog })));
const removal = () => import('./DeleteDialog.tsx');
/** What is looked at and the question before deleting come with the forms. */
export const DeleteDialog = lazy(() => removal().then((module) => ({ default: module.DeleteDialog })));

const none: Promise<FormSlots> = Promise.resolve({});
const loaded = new WeakMap<() => Promise<FormSlots>, Promise<FormSlots>>();
const slotsOf = (departures: Departures | undefined): Promise<FormSlots> => {
  const load = departures?.form;
  if (!load) return none;
  const known = loaded.get(load);
  if (known) return known;
  const coming = load();
  loaded.set(load, coming);
  // A failure is not kept: opening the form again tries again.
  coming.catch(() => loaded.delete(load));
  return coming;
};

/** The form slots of a resource; suspends until they are there. */
export const useFormSlots = (departures: Departures | undefined): FormSlots => use(slotsOf(departures));

/** Fetches what forms of a resource need ahead of time. */
export const preloadForms = (departures: Departures | undefined): void => {
  Promise.all([form(), view(), removal(), slotsOf(departures)]).catch(() => undefined);
};
