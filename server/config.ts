import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { StartupError } from '#server/console-messages.ts';

/** Services that may live elsewhere: `SERVICE_CORE_URL`, `SERVICE_ARENA_HUB_URL` … give their base URL. */
export const foreignServices = ['auth', 'core', 'gamification', 'achievements', 'subscriptions', 'kpi', 'arena-hub', 'shop', 'social', 'notifications', 'files'] as const;

export type ForeignService = (typeof foreignServices)[number];

/** Countries whose tax offices are spoken to: `FISCAL_HR_URL` … give their addresses. */
export const fiscalCountries = ['hr', 'si', 'at', 'ba', 'es'] as const;

export type FiscalCountry = (typeof fiscalCountries)[number];

export const demoSizes = ['none', 'small', 'large'] as const;

export type DemoSize = (typeof demoSizes)[number];

/** What the operator decides; nothing here is changed while the product runs. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute path. */
  readonly dataDir: string;
  readonly demo: DemoSize;
  /** Absent: the embedded PostgreSQL in `dataDir` is used. */
  readonly databaseUrl?: string;
  readonly tlsCert?: string;
  readonly tlsKey?: string;
  /** Where people reach the screens, for links in letters; absent: the address that whoever has a letter sent came by. */
  readonly publicUrl?: string;
  /** Addresses and networks of proxies in front of the product, whose word on the caller's address is taken. Absent: nobody's. */
  readonly trustProxy?: readonly string[];
  readonly adminUsername: string;
  readonly adminPassword?: string;
  readonly cardScannerPrefix: string;
  readonly kpiUrl?: string;
  /** Address of the flags of countries, with `{code}` where the ISO code in small letters stands; absent: the product draws them itself. */
  readonly flagsUrl?: string;
  readonly smtpUrl?: string;
  /** Where notifications to the players' telephones are posted; absent: the server keeps them itself. */
  readonly pushUrl?: string;
  /** Where the tax offices of countries answer, by language; a country without one is answered by the product's own stand-in. */
  readonly fiscalUrls: Readonly<Partial<Record<FiscalCountry, string>>>;
  /** 32 bytes that secrets are sealed with; absent: a key kept in the data folder. */
  readonly secretsKey?: Buffer;
  readonly serviceUrls: Readonly<Partial<Record<ForeignService, string>>>;
  /** Settable clock and fault proxy; for tests only, so not an option of the command line. */
  readonly testHooks: boolean;
}

interface Setting {
  readonly env: string;
  readonly flag?: string;
  readonly help?: string;
}

const settings = {
  port: { flag: '--port', env: 'PORT', help: 'port to listen on (4000)' },
  host: { flag: '--host', env: 'HOST', help: 'address to listen on (127.0.0.1; 0.0.0.0 opens it to the network)' },
  data: { flag: '--data', env: 'DATA_DIR', help: 'data folder (./data)' },
  demo: { flag: '--demo', env: 'DEMO', help: 'demo chain: none, small or large (small)' },
  tlsCert: { flag: '--tls-cert', env: 'TLS_CERT', help: 'certificate file, for HTTPS' },
  tlsKey: { flag: '--tls-key', env: 'TLS_KEY', help: 'key file, for HTTPS' },
  publicUrl: { env: 'PUBLIC_URL' },
  trustProxy: { env: 'TRUST_PROXY' },
  databaseUrl: { env: 'DATABASE_URL' },
  adminUsername: { env: 'ADMIN_USERNAME' },
  adminPassword: { env: 'ADMIN_PASSWORD' },
  cardScannerPrefix: { env: 'CARD_SCANNER_PREFIX' },
  kpiUrl: { env: 'KPI_URL' },
  flagsUrl: { env: 'FLAGS_URL' },
  smtpUrl: { env: 'SMTP_URL' },
  pushUrl: { env: 'PUSH_URL' },
} as const satisfies Record<string, Setting>;

type SettingName = keyof typeof settings;

const flags: readonly Required<Setting>[] = Object.values(settings).filter((setting): setting is Required<Setting> & typeof setting => 'flag' in setting);

/** The command line's options, one line each, for `--help`. */
export const usageLines: readonly string[] = flags.map(({ flag, env, help }) => `${flag.padEnd(12)} ${help}; or ${env}`);

function readFlags(argv: readonly string[]): Map<string, string> {
  const given = new Map<string, string>();
  for (let at = 0; at < argv.length; at += 1) {
    const [name = '', ...rest] = (argv[at] ?? '').split('=');
    if (!flags.some(({ flag }) => flag === name)) throw new StartupError('unknownOption', name, flags.map(({ flag }) => flag).join(', '));
    const value = rest.length > 0 ? rest.join('=') : argv[(at += 1)];
    if (value === undefined || value === '' || (rest.length === 0 && value.startsWith('--'))) throw new StartupError('missingValue', name);
    given.set(name, value);
  }
  return given;
}

/** Reads the configuration from the command line (without node and script) and the environment; the command line wins. */
export function readConfig(argv: readonly string[], env: NodeJS.ProcessEnv): Config {
  const given = readFlags(argv);
  const read = (name: SettingName): { label: string; value: string | undefined } => {
    const setting: Setting = settings[name];
    const flagged = setting.flag === undefined ? undefined : given.get(setting.flag);
    return flagged === undefined ? { label: setting.env, value: env[setting.env] || undefined } : { label: setting.flag ?? '', value: flagged };
  };
  const url = (label: string, value: string | undefined, protocols: readonly string[]): string | undefined => {
    if (value === undefined || protocols.includes(protocolOf(value))) return value;
    // The value may hold a password: it is not repeated.
    throw new StartupError('badValue', label, '…', `an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`);
  };
  const urlOf = (name: SettingName, ...protocols: string[]) => url(settings[name].env, read(name).value, protocols);

  const port = read('port');
  if (port.value !== undefined && !(/^\d{1,5}$/.test(port.value) && Number(port.value) <= 65_535)) throw new StartupError('badValue', port.label, port.value, 'a number from 0 to 65535');
  const demo = read('demo');
  const demoSize = demoSizes.find((size) => size === (demo.value ?? 'small'));
  if (demoSize === undefined) throw new StartupError('badValue', demo.label, demo.value ?? '', demoSizes.join(', '));
  const tlsCert = read('tlsCert').value;
  const tlsKey = read('tlsKey').value;
  if ((tlsCert === undefined) !== (tlsKey === undefined)) throw new StartupError('tlsNeedsBoth');

  const serviceUrls: Partial<Record<ForeignService, string>> = {};
  for (const service of foreignServices) {
    const label = `SERVICE_${service.toUpperCase().replaceAll('-', '_')}_URL`;
    const base = url(label, env[label] || undefined, ['http:', 'https:']);
    if (base !== undefined) serviceUrls[service] = base.replace(/\/+$/, '');
  }

  const fiscalUrls: Partial<Record<FiscalCountry, string>> = {};
  for (const country of fiscalCountries) {
    const label = `FISCAL_${country.toUpperCase()}_URL`;
    const address = url(label, env[label] || undefined, ['http:', 'https:']);
    if (address !== undefined) fiscalUrls[country] = address.replace(/\/+$/, '');
  }

  return {
    host: read('host').value ?? '127.0.0.1',
    port: Number(port.value ?? 4000),
    dataDir: resolve(read('data').value ?? 'data'),
    demo: demoSize,
    databaseUrl: urlOf('databaseUrl', 'postgres:', 'postgresql:'),
    tlsCert,
    tlsKey,
    publicUrl: urlOf('publicUrl', 'http:', 'https:')?.replace(/\/+$/, ''),
    trustProxy: trustProxyOf(read('trustProxy').value),
    adminUsername: read('adminUsername').value ?? 'admin',
    adminPassword: read('adminPassword').value,
    cardScannerPrefix: read('cardScannerPrefix').value ?? ';',
    kpiUrl: urlOf('kpiUrl', 'http:', 'https:'),
    flagsUrl: flagsUrlOf(urlOf('flagsUrl', 'http:', 'https:')),
    smtpUrl: urlOf('smtpUrl', 'smtp:', 'smtps:'),
    pushUrl: urlOf('pushUrl', 'http:', 'https:'),
    fiscalUrls,
    secretsKey: secretsKeyOf(env.SECRETS_KEY || undefined),
    serviceUrls,
    testHooks: env.ARENADESK_TEST_HOOKS === '1',
  };
}

/** @throws StartupError for an address that is the same for every country */
function flagsUrlOf(address: string | undefined): string | undefined {
  if (address !== undefined && !address.includes('{code}')) throw new StartupError('badValue', 'FLAGS_URL', address, 'https://flags.example/{code}.svg');
  return address;
}

/** Words for addresses of one's own machine and network. */
const networks = ['loopback', 'linklocal', 'uniquelocal'];
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  return networks.includes(text) || (family > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))));
};
/** @throws StartupError for what is no address; a number of proxies is none, for whoever came past them could call himself by any address */
function trustProxyOf(text: string | undefined): Config['trustProxy'] {
  if (text === undefined) return undefined;
  const named = text.split(',').map((part) => part.trim());
  if (!named.every(isNetwork)) throw new StartupError('badValue', 'TRUST_PROXY', text, `addresses or networks of proxies with commas, such as 10.0.0.1, 10.1.0.0/16, ${networks.join(', ')}`);
  return named;
}

/** @throws StartupError for what is no key; the value is not repeated */
function secretsKeyOf(text: string | undefined): Buffer | undefined {
  if (text === undefined) return undefined;
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length !== 32) throw new StartupError('badValue', 'SECRETS_KEY', '…', '32 bytes as base64 or hex');
  return key;
}

function protocolOf(value: string): string {
  try {
    return new URL(value).protocol;
  } catch {
    return '';
  }
}
