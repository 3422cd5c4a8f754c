import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import type { Answer, FiscalError, Message } from '#server/services/fiscal/country.ts';

/** Most bytes of an answer that are read. */
const mostBytes = 512 * 1024;
export type Sent = { readonly answer: Answer } | { readonly error: FiscalError } | 'stopped';

interface Options {
  /** Milliseconds. */
  readonly within: number;
  readonly signal?: AbortSignal;
  /** Shown to an authority that asks who calls, in PEM. */
  readonly client?: { readonly key: string; readonly cert: string };
  /** The product itself, whose certificate need not name the address it is called by. */
  readonly own: boolean;
}
const trouble = (code: string, text: string | null = null): Sent => ({ error: { code, field: null, text } });

/** Posts a message to an authority. It never throws for what the network or the other side does. */
export function send(address: string, { headers, body, path = '' }: Message, { within, signal, client, own }: Options): Promise<Sent> {
  const late = AbortSignal.timeout(within);
  return new Promise((resolve) => {
    const broken = (error: unknown): void => {
      if (signal?.aborted) resolve('stopped');
      else resolve(late.aborted ? trouble('timeout') : trouble('unreachable', (error as NodeJS.ErrnoException).code ?? null));
    };
    const call = address.startsWith('https:') ? secure : plain;
    const request = call(`${address}${path}`, {
      method: 'POST', headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, signal: signal ? AbortSignal.any([signal, late]) : late, agent: false, rejectUnauthorized: !own, ...client,
    }, (response) => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('error', broken).on('aborted', () => broken(new Error('aborted'))).on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > mostBytes) response.destroy(new Error('too long'));
        else parts.push(part);
      }).on('end', () => {
        const told = Object.fromEntries(Object.entries(response.headers).map(([name, value]) => [name, String(value)]));
        resolve({ answer: { status: response.statusCode ?? 0, headers: told, body: Buffer.concat(parts).toString('utf8') } });
      });
    });
    request.on('error', broken).end(body);
  });
}
