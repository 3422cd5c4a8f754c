import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { readPayload } from '#server/services/fiscal/at/code.ts';
import { signReceipt } from '#server/services/fiscal/at/signature.ts';
import type { Answer, Authority, Message, Office } from '#server/services/fiscal/country.ts';

const plain = (status: number, body: string): Answer => ({ status, headers: { 'content-type': 'text/plain; charset=utf-8' }, body });
const hash = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');
/** Where the stand-in keeps the key of a certificate, for whoever checks what it signed. */
export const signerOf = (serial: string): string => `signer/${serial}`;

const newKey = (): JsonWebKey => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });

/** Signs what a receipt says with the key of the certificate that it names; the same receipt is answered as it was. */
async function answer({ headers, body }: Message, office: Office): Promise<Answer> {
  if ((headers['x-auth-token'] ?? '') === '') return plain(401, 'token');
  const receipt = readPayload(body);
  if (!receipt) return plain(422, 'payload');
  const { key } = await office.once(signerOf(receipt.serial), () => Promise.resolve({ key: newKey() }));
  const { jws } = await office.once(`receipt/${hash(body)}`, () => Promise.resolve({ jws: signReceipt(body, createPrivateKey({ key: key as JsonWebKey, format: 'jwk' })) }));
  return plain(200, String(jws));
}

/** A hosted signing device as the product stands in for it. */
export const signingService: Authority = { answer, refuse: (code) => plain(/^[45]\d\d$/.test(code) ? Number(code) : 422, code) };
