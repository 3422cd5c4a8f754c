import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/mail/message.ts';
import { sendBySmtp } from '#server/mail/smtp.ts';

/** How a letter left: by mail, or as a file that somebody hands on. */
export type Delivery = 'mail' | 'outbox';

/** Whoever signs in at the mail server, where that is an address. */
const senderOf = (smtpUrl: string): string => {
  const { username, hostname } = new URL(smtpUrl);
  const user = decodeURIComponent(username);
  return user.includes('@') ? user : `arenadesk@${hostname}`;
};

/**
 * Sends a letter by SMTP_URL; without one, or to somebody without an address, it becomes a file in the outbox of the data folder.
 * @throws when the mail server does not take it
 */
export async function send({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>, { to, subject, text }: Pick<Mail, 'subject' | 'text'> & { readonly to: string | null }, at: Date): Promise<Delivery> {
  const id = randomUUID();
  if (smtpUrl !== undefined && to !== null) {
    await sendBySmtp(smtpUrl, { from: senderOf(smtpUrl), to, subject, text }, at, `${id}@arenadesk`);
    return 'mail';
  }
  const folder = join(dataDir, 'outbox');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Plain text: to read it needs no mail program.
  await writeFile(join(folder, `${at.toISOString().replaceAll(/[:.]/g, '-')}-${id.slice(0, 8)}.txt`), `${to ?? '-'}\n${subject}\n\n${text}\n`, { mode: 0o600 });
  return 'outbox';
}
