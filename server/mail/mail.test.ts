import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { messageOf } from './message.ts';
import { send } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-'));
let server: Server | undefined;
afterEach(() => server?.close());
afterAll(() => rmSync(folder, { recursive: true }));
const at = new Date('2026-11-28T10:00:00Z');
const letter = { to: 'ana@example.org', subject: 'Nova lozinka, čim stigneš', text: 'Bok,\n.točka\nhttp://desk.example/reset-password#abc' };

/** A mail server that answers as it is told and keeps what it heard. */
const listen = async (answers: Readonly<Record<string, string>> = {}): Promise<{ readonly port: number; readonly heard: string[] }> => {
  const heard: string[] = [];
  server = createServer((socket) => {
    let letters = false;
    socket.write('220-hello\r\n220 there\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').slice(0, -1)) {
        heard.push(line);
        const [verb = ''] = line.split(' ');
        if (letters && line !== '.') continue;
        letters = verb === 'DATA' && !answers.DATA;
        socket.write(`${answers[verb] ?? ({ EHLO: '250-me\r\n250 AUTH PLAIN', AUTH: '235 in', DATA: '354 go', QUIT: '221 bye' } as Readonly<Record<string, string>>)[verb] ?? '250 ok'}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, heard };
};

describe('letters', () => {
  it('leave by SMTP, signed in, with every sign of every language and no line that ends them early', async () => {
    const { port, heard } = await listen();
    expect(await send({ smtpUrl: `smtp://desk%40arena.example:p%3Aw@127.0.0.1:${port}`, dataDir: folder }, letter, at)).toBe('mail');
    expect(heard).toContain(`AUTH PLAIN ${Buffer.from('\0desk@arena.example\0p:w').toString('base64')}`);
    expect(heard).toContain('MAIL FROM:<desk@arena.example>');
    expect(heard).toContain('RCPT TO:<ana@example.org>');
    const body = heard.slice(heard.indexOf('', heard.indexOf('DATA')) + 1, heard.indexOf('.'));
    expect(Buffer.from(body.join(''), 'base64').toString()).toBe(letter.text.replaceAll('\n', '\r\n'));
    expect(heard.join('\n')).toMatch(/Subject: =\?UTF-8\?B\?/);
  });
  it('that the server does not take are an error, and nothing lies in the outbox', async () => {
    const { port } = await listen({ RCPT: '550 nobody of that name' });
    await expect(send({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: folder }, letter, at)).rejects.toThrow('550 nobody');
    await expect(send({ smtpUrl: 'smtp://127.0.0.1:1', dataDir: folder }, letter, at)).rejects.toThrow();
    expect(readdirSync(folder)).toEqual([]);
  });
  it('become files without a mail server, or without an address', async () => {
    expect(await send({ dataDir: folder }, letter, at)).toBe('outbox');
    expect(await send({ smtpUrl: 'smtp://127.0.0.1:1', dataDir: folder }, { ...letter, to: null }, at)).toBe('outbox');
    const files = readdirSync(join(folder, 'outbox'));
    expect(files).toHaveLength(2);
    expect(files.map((file) => readFileSync(join(folder, 'outbox', file), 'utf8')).some((text) => text.startsWith(`ana@example.org\n${letter.subject}\n\n${letter.text}`))).toBe(true);
  });
  it('never let a header begin another', () => {
    expect(messageOf({ from: 'a@b', to: 'c@d', subject: 'x\r\nBcc: e@f', text: 'y' }, at, 'id')).not.toMatch(/^Bcc/m);
  });
});
