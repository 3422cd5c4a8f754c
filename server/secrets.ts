import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { StartupError } from '#server/console-messages.ts';

/** Keeps what nobody but the product may read, in the database and yet not in clear. */
export interface Secrets {
  /** AES-256-GCM; the same text is sealed differently each time. */
  readonly seal: (text: string) => string;
  /** @throws Error when it was sealed with another key, or changed since */
  readonly open: (sealed: string) => string;
}
const mark = 'sealed:1:';
const [keyBytes, nonceBytes, tagBytes] = [32, 12, 16];

/** Whether a stored text is sealed; what is not was stored by an earlier version. */
export const isSealed = (text: string): boolean => text.startsWith(mark);
/** How sealed texts begin, for a LIKE. */
export const sealedLike = `${mark}%`;

/** @throws StartupError `secretsUnreadable` for a file that holds no key */
const readKey = (path: string): Buffer | null => {
  let key: Buffer;
  try {
    key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  if (key.length !== keyBytes) throw new StartupError('secretsUnreadable', `${path} holds no key`);
  return key;
};
/** On the disk before anything is sealed with it: what it seals survives a power cut. */
const syncFile = (path: string): void => {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};
/** Windows has no folders that can be opened. */
const syncFolder = (folder: string): void => {
  if (process.platform === 'win32') return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};
/** Made beside its place and then linked to it, so that two processes that begin at once end with the same one. */
const makeKey = (folder: string, path: string): void => {
  mkdirSync(folder, { recursive: true });
  const own = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`;
  writeFileSync(own, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    syncFile(own);
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  syncFolder(folder);
};
const keyOf = ({ secretsKey, dataDir }: Pick<Config, 'secretsKey' | 'dataDir'>): Buffer => {
  if (secretsKey !== undefined) return secretsKey;
  const path = join(dataDir, 'secrets.key');
  const there = readKey(path);
  if (there) return there;
  makeKey(dataDir, path);
  const made = readKey(path);
  if (!made) throw new StartupError('secretsUnreadable', `${path} is gone`);
  return made;
};

/** The key is `SECRETS_KEY`, or else the file `secrets.key` of the data folder, which is made when the first secret is sealed. */
export function createSecrets(config: Pick<Config, 'secretsKey' | 'dataDir'>): Secrets {
  let known: Buffer | undefined;
  const key = (): Buffer => (known ??= keyOf(config));
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key(), nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return mark + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
    },
    open: (sealed) => {
      if (!isSealed(sealed)) throw new Error('secrets: not sealed');
      const bytes = Buffer.from(sealed.slice(mark.length), 'base64');
      const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
      decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    },
  };
}
