/** Every code a refusal may carry, with the status it is answered with. Each has a sentence in i18n/en/errors.ts. */
export const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  invalidCredentials: 401,
  banned: 403,
  inactive: 403,
  forbidden: 403,
  notFound: 404,
  stale: 409,
  taken: 409,
  inUse: 409,
  lastAdmin: 409,
  alreadySent: 409,
  keyReused: 422,
  tooLarge: 413,
  unsupportedType: 415,
  invalid: 422,
  tooManyAttempts: 429,
  unexpected: 500,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof statusOf;
