/** Names in localStorage. `preferred_arena` alone outlives a sign-out. */
export const keys = {
  accessToken: 'arenadesk.access_token',
  refreshToken: 'arenadesk.refresh_token',
  expiresAt: 'arenadesk.expires_at',
  user: 'arenadesk.user',
  preferredArena: 'arenadesk.preferred_arena',
  state: 'arenadesk.state',
  /** Prefix of react-admin's own store: columns, sidebar and the like. */
  store: 'arenadesk.ra.',
} as const;
