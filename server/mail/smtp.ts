import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { createInterface, type Interface } from 'node:readline';
import { messageOf, type Mail } from '#server/mail/message.ts';

const patience = 15_000;

/** One conversation with a mail server: a line out, an answer in (RFC 5321, section 4.2: the last of its lines has a blank behind the code). */
class Talk {
  private readonly socket: Socket;
  private readonly lines: AsyncIterator<string>;
  private readonly reader: Interface;

  constructor(socket: Socket) {
    this.socket = socket;
    socket.setTimeout(patience, () => socket.destroy(new Error('smtp: no answer in time')));
    // Failures reach whoever reads; an error that nobody waits for would end the process.
    socket.on('error', () => undefined);
    this.reader = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
    this.lines = this.reader[Symbol.asyncIterator]();
  }
  async hear(...expected: readonly number[]): Promise<readonly string[]> {
    const heard: string[] = [];
    for (;;) {
      const { value, done } = (await this.lines.next()) as IteratorResult<string, undefined>;
      if (done === true || value === undefined) throw new Error('smtp: the server hung up');
      heard.push(value.slice(4));
      if (value[3] === '-') continue;
      if (!expected.includes(Number(value.slice(0, 3)))) throw new Error(`smtp: ${value}`);
      return heard;
    }
  }
  async say(line: string, ...expected: readonly number[]): Promise<readonly string[]> {
    this.socket.write(`${line}\r\n`);
    return await this.hear(...expected);
  }
  async secured(host: string): Promise<Talk> {
    this.reader.close();
    this.socket.removeAllListeners('data');
    const secure = connectSecurely({ socket: this.socket, servername: host });
    await once(secure, 'secureConnect');
    return new Talk(secure);
  }
  end(): void {
    this.reader.close();
    this.socket.end();
  }
}

const opened = async (socket: Socket, event: 'connect' | 'secureConnect'): Promise<Talk> => {
  await once(socket, event, { signal: AbortSignal.timeout(patience) });
  return new Talk(socket);
};
const base64 = (text: string) => Buffer.from(text).toString('base64');

/**
 * Sends a letter by `smtp://user:password@host:port` (encrypted as soon as the server offers it) or `smtps://…` (encrypted from the start).
 * @throws when the server does not take it
 */
export async function sendBySmtp(address: string, mail: Mail, at: Date, id: string): Promise<void> {
  const { protocol, hostname, port, username, password } = new URL(address);
  const direct = protocol === 'smtps:';
  const target = { host: hostname, port: Number(port || (direct ? 465 : 587)) };
  let talk = direct ? await opened(connectSecurely({ ...target, servername: hostname }), 'secureConnect') : await opened(connect(target), 'connect');
  try {
    const greet = () => talk.say('EHLO arenadesk', 250);
    await talk.hear(220);
    const offers = await greet();
    if (!direct && offers.some((offer) => /^STARTTLS\b/i.test(offer))) {
      await talk.say('STARTTLS', 220);
      talk = await talk.secured(hostname);
      await greet();
    }
    if (username !== '') await talk.say(`AUTH PLAIN ${base64(`\0${decodeURIComponent(username)}\0${decodeURIComponent(password)}`)}`, 235);
    await talk.say(`MAIL FROM:<${mail.from}>`, 250);
    await talk.say(`RCPT TO:<${mail.to}>`, 250, 251);
    await talk.say('DATA', 354);
    await talk.say(`${messageOf(mail, at, id)}\r\n.`, 250);
    await talk.say('QUIT', 221).catch(() => []);
  } finally {
    talk.end();
  }
}
