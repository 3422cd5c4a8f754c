import pLimit from 'p-limit';
import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { Refusal } from '#server/http/refusal.ts';

const cost = 2 ** 15;
const length = 32;
const limits: ScryptOptions = { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

/** Two at once: files and compressed answers wait for the same four threads of the process. */
const few = pLimit(2);
/** So many may wait, a few seconds at most; more are nobody's who signs in. */
const mostWaiting = 40;

/** @throws Refusal `unavailable` while too many others are at it: no outcome that is kept */
const derive = async (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> => {
  if (few.pendingCount >= mostWaiting) throw new Refusal('unavailable');
  return await few(() => new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  }));
};

/** A password as it is kept: `scrypt$N$salt$key`, the last two in base64url. Salted anew each time unless a salt of 16 bytes is given. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt, limits);
  return ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
}

const nobody = `scrypt$${cost}$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(length).toString('base64url')}`;

/** Whether the password is the one that is kept. Takes as long without one (`null`), so that time does not tell who exists. */
export async function verifyPassword(password: string, kept: string | null): Promise<boolean> {
  const [, n = '', salt = '', key = ''] = (kept ?? nobody).split('$');
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), { ...limits, N: Number(n) });
  return expected.length === found.length && timingSafeEqual(found, expected) && kept !== null;
}
