/** A session that ended, a wait that was cut off, and too many calls: said before the call was looked at, so nothing of what an earlier try of it did. */
const saysNothing: ReadonlySet<number> = new Set([401, 408, 429]);

/**
 * Did the service refuse, so that nothing was done and nothing will be under this key? A lost answer, a fault of the service or of what stands before it, and
 * an answer that cannot be read leave that open: what was asked for may have been done.
 */
export const isRefusal = (error: unknown): boolean => {
  const status = error !== null && typeof error === 'object' && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500 && !saysNothing.has(status);
};
