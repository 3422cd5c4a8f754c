/** The expiry of a token as it is stored: base64 of the epoch milliseconds in decimal. @throws RangeError 'token.expiry' */
export function encodeExpiry(epochMs: number): string {
  if (!Number.isFinite(epochMs)) throw new RangeError('token.expiry');
  return btoa(String(Math.trunc(epochMs)));
}

/** Epoch milliseconds of a stored expiry, or null for anything that is none. */
export function decodeExpiry(text: string | null | undefined): number | null {
  if (!text) return null;
  try {
    const plain = atob(text);
    const epochMs = Number(plain);
    return /^\d+$/.test(plain) && Number.isSafeInteger(epochMs) ? epochMs : null;
  } catch {
    return null;
  }
}
