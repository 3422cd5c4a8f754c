/** Everything the operator's console says while the product starts and stops. Operators read English. */

/** Takes one line of progress for the operator. */
export type Progress = (line: string) => void;

const oneLine = (reason: unknown): string =>
  (reason instanceof Error ? reason.message || String((reason as NodeJS.ErrnoException).code ?? reason.name) : String(reason)).replace(/\s*\n\s*/g, ' ').trim();

/** Why the product does not start: one line each. */
const refusals = {
  unknownOption: (option: string, known: string) => `Unknown option ${option}. Known options: ${known}.`,
  missingValue: (option: string) => `Option ${option} needs a value.`,
  badValue: (option: string, value: string, expected: string) => `${option} cannot be "${value}": expected ${expected}.`,
  tlsNeedsBoth: () => 'HTTPS needs both --tls-cert and --tls-key.',
  tlsUnreadable: (file: string, reason: unknown) => `The TLS file ${file} cannot be read: ${oneLine(reason)}.`,
  portTaken: (host: string, port: number) => `Port ${port} on ${host} is taken: stop the other program or choose one with --port.`,
  portForbidden: (host: string, port: number) => `Port ${port} on ${host} may not be opened by this user: choose one above 1023 with --port.`,
  hostUnknown: (host: string) => `The address ${host} is not one of this machine: choose one with --host.`,
  folderUnusable: (folder: string, reason: unknown) => `The data folder ${folder} cannot be used: ${oneLine(reason)}.`,
  folderInUse: (folder: string, pid: number) => `The data folder ${folder} is in use by another Arenadesk server (process ${pid}): stop it or choose a folder with --data.`,
  folderOfOtherVersion: (folder: string, found: string, needed: string) => `The database in ${folder} was made by PostgreSQL ${found}; this version brings ${needed}.`,
  platformWithoutDatabase: (platform: string) => `No PostgreSQL comes with Arenadesk for this system (${platform}): set DATABASE_URL to a PostgreSQL 15 or later.`,
  databaseFailed: (reason: unknown) => `The embedded PostgreSQL does not start: ${oneLine(reason)}.`,
  databaseUnreachable: (address: string, reason: unknown) => `The database at ${address} cannot be reached: ${oneLine(reason)}.`,
  databaseTooOld: (address: string, found: string) => `The database at ${address} is PostgreSQL ${found}: version 15 or later is needed.`,
  secretsUnreadable: (reason: unknown) => `The secrets in the database cannot be opened (${oneLine(reason)}): set SECRETS_KEY, or put back the file secrets.key of the data folder they were sealed with.`,
  databaseDiffers: (problems: readonly string[]) => `The database does not fit the declarations; write a migration in server/db/migrations. ${problems.join('; ')}.`,
  adminPasswordNeeded: () => 'There is no administrator yet: set ADMIN_PASSWORD for the first start, or start in a terminal to be asked for it.',
} as const;

/** Names of the reasons why the product does not start. */
export type StartupCode = keyof typeof refusals;

/** A reason not to start that is shown to the operator as one line, without a stack. */
export class StartupError<C extends StartupCode = StartupCode> extends Error {
  readonly code: C;

  constructor(code: C, ...values: Parameters<(typeof refusals)[C]>) {
    const say = refusals[code] as (...given: Parameters<(typeof refusals)[C]>) => string;
    super(say(...values));
    this.name = 'StartupError';
    this.code = code;
  }
}

/** What the console says when nothing is wrong, and while running. */
export const messages = {
  usage: (lines: readonly string[]) => ['Usage: npm start -- [options]', ...lines.map((line) => `  ${line}`)].join('\n'),
  creatingDatabase: (folder: string) => `Creating the database in ${folder}`,
  dataKeptIn: (folder: string, user: string) => `PostgreSQL runs as ${user}, who cannot reach the data folder: its data is kept in ${folder}`,
  copyingDatabase: (folder: string, user: string) => `PostgreSQL runs as ${user}, who cannot read this checkout: copying its programs to ${folder}`,
  watchingFolder: (folder: string) => `A server in another container or on another machine had the data folder ${folder}: watching whether it still has …`,
  stoppingOrphan: (pid: number) => `Stopping the database that an earlier server left behind (process ${pid})`,
  recovering: () => 'The database is recovering from an unclean stop …',
  databaseRestarts: (reason: string) => `The database stopped unexpectedly and is started again: ${reason}`,
  databaseLost: (reason: unknown) => `The database is gone: ${oneLine(reason)}`,
  tablesLeft: (names: readonly string[]) => `No longer declared, left as they are: ${names.join(', ')}`,
  seedingChain: (size: string) => `Filling the database with the demo chain (${size})`,
  seedingSales: (done: number, total: number) => `Demo sales: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  seeding: (done: number, total: number) => `Demo players: ${done.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  askAdminPassword: (username: string) => `Password for the first administrator "${username}": `,
  askAgain: () => 'Again: ',
  passwordsDiffer: () => 'The two differ, please try again.',
  passwordTooShort: (least: number) => `At least ${least} characters, please.`,
  ready: (url: string) => `Arenadesk is ready at ${url}`,
  accounts: (rows: readonly { username: string; password: string; roles: string }[]) =>
    ['Accounts:', ...rows.map((row) => `  ${row.username.padEnd(12)} ${row.password.padEnd(14)} ${row.roles}`)].join('\n'),
  stopping: () => 'Stopping …',
  stopped: () => 'Stopped.',
} as const;
