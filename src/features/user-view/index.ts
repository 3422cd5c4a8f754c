import { lazy } from 'react';

/** Panels come in a chunk of their own: lists need none of them. */
export const UserPanels = lazy(async () => ({ default: (await import('./Panels.tsx')).Panels }));
export const ProgressUsers = lazy(async () => ({ default: (await import('./progress.tsx')).ProgressUsers }));
export const ResetPassword = lazy(async () => ({ default: (await import('./ResetPassword.tsx')).ResetPassword }));
export const UserNotices = lazy(async () => ({ default: (await import('./notices.tsx')).UserNotices }));
/** Single panels, for screens that need no more. */
export const TopItems = lazy(async () => ({ default: (await import('./tops.tsx')).TopItems }));
export const TopGames = lazy(async () => ({ default: (await import('./tops.tsx')).TopGames }));
export const Subscriptions = lazy(async () => ({ default: (await import('./holdings.tsx')).Subscriptions }));
