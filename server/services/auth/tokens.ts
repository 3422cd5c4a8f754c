import { createHash, createHmac, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';

/** How long an access token is good, in seconds. */
export const accessSeconds = 15 * 60;
/** How long a refresh token is good when it is not used, in seconds. */
export const refreshSeconds = 14 * 24 * 3600;
/** How long a refresh token that was used still answers with its successor, for a second tab, in seconds. */
export const graceSeconds = 10;

/** What login and refresh answer. `expires_in` is the access token's, in seconds. */
export interface TokenPair {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}
/** Whose an access token is, and which sign-in it came from. */
export interface AccessClaims {
  readonly userId: number;
  readonly signIn: string;
}

const issuer = 'arenadesk';

/** The same claims and the same second give the same token. */
export const accessToken = ({ userId, signIn }: AccessClaims, issuedAt: Date, key: Uint8Array): Promise<string> => {
  const issued = Math.floor(issuedAt.getTime() / 1000);
  return new SignJWT({ sid: signIn }).setProtectedHeader({ alg: 'HS256' }).setIssuer(issuer).setSubject(String(userId)).setIssuedAt(issued).setExpirationTime(issued + accessSeconds).sign(key);
};

/** The claims of an access token that is good now; null for any other text. */
export async function readAccessToken(token: string, now: Date, key: Uint8Array): Promise<AccessClaims | null> {
  const verified = await jwtVerify(token, key, { issuer, algorithms: ['HS256'], currentDate: now }).catch(() => null);
  const userId = Number(verified?.payload.sub);
  const signIn = verified?.payload.sid;
  return Number.isSafeInteger(userId) && userId > 0 && typeof signIn === 'string' ? { userId, signIn } : null;
}

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');
/** The one token that can follow another: whoever shows the old one within the grace gets the same new one. */
export const successorOf = (token: string, key: Uint8Array): string => createHmac('sha256', key).update(token).digest('base64url');
/** What is kept of a refresh token or a one-time link. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
