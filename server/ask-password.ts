import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { messages } from '#server/console-messages.ts';

const least = 8;

/** Whether somebody sits at a terminal who can be asked. */
export const canAsk = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

function askHidden(question: string): Promise<string> {
  process.stdout.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  // The terminal is in raw mode: Ctrl-C arrives here and not as a signal.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  return new Promise((resolve) => {
    lines.question('', (answer) => {
      lines.close();
      process.stdout.write('\n');
      resolve(answer);
    });
  });
}

/** Asks twice in the terminal, without showing what is typed, until both agree. */
export async function askPassword(username: string): Promise<string> {
  for (;;) {
    const password = await askHidden(messages.askAdminPassword(username));
    if (password.length < least) {
      console.log(messages.passwordTooShort(least));
      continue;
    }
    if ((await askHidden(messages.askAgain())) === password) return password;
    console.log(messages.passwordsDiffer());
  }
}
