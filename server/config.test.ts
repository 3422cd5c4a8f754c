import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { StartupError } from '#server/console-messages.ts';

const refusal = (argv: string[], env: NodeJS.ProcessEnv = {}): StartupError => {
  try {
    readConfig(argv, env);
  } catch (error) {
    if (error instanceof StartupError) return error;
    throw error;
  }
  throw new Error('was accepted');
};

describe('readConfig', () => {
  it('has defaults for everything', () => {
    expect(readConfig([], {})).toEqual({
      host: '127.0.0.1',
      port: 4000,
      dataDir: resolve('data'),
      demo: 'small',
      adminUsername: 'admin',
      cardScannerPrefix: ';',
      fiscalUrls: {},
      serviceUrls: {},
      testHooks: false,
    });
  });

  it('reads options in both spellings, and they win over the environment', () => {
    const env = { PORT: '1', DATA_DIR: '/elsewhere', DEMO: 'large', HOST: '0.0.0.0' };
    const config = readConfig(['--port', '0', '--data=/srv/a=b', '--demo', 'none', '--tls-cert', 'c.pem', '--tls-key', 'k.pem'], env);
    expect(config).toMatchObject({ port: 0, dataDir: '/srv/a=b', demo: 'none', host: '0.0.0.0', tlsCert: 'c.pem', tlsKey: 'k.pem' });
  });

  it('reads the environment, where an empty value is none', () => {
    const config = readConfig([], {
      PORT: '',
      DATABASE_URL: 'postgres://u:p@db/x',
      ADMIN_PASSWORD: 'secret',
      ADMIN_USERNAME: 'chief',
      CARD_SCANNER_PREFIX: '%',
      KPI_URL: 'https://kpi.test',
      FLAGS_URL: 'https://flags.test/{code}.svg',
      SMTP_URL: 'smtp://mail.test:25',
      PUSH_URL: 'https://push.test/send',
      PUBLIC_URL: 'https://desk.test/',
      TRUST_PROXY: '10.0.0.1, 10.1.0.0/16,loopback,fd00::1',
      FISCAL_HR_URL: 'https://office.test/fiskalizacija/',
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      SERVICE_CORE_URL: 'https://core.test/api/',
      SERVICE_ARENA_HUB_URL: 'http://hub.test',
      ARENADESK_TEST_HOOKS: '1',
    });
    expect(config).toMatchObject({
      port: 4000,
      databaseUrl: 'postgres://u:p@db/x',
      adminPassword: 'secret',
      adminUsername: 'chief',
      cardScannerPrefix: '%',
      kpiUrl: 'https://kpi.test',
      flagsUrl: 'https://flags.test/{code}.svg',
      smtpUrl: 'smtp://mail.test:25',
      pushUrl: 'https://push.test/send',
      publicUrl: 'https://desk.test',
      trustProxy: ['10.0.0.1', '10.1.0.0/16', 'loopback', 'fd00::1'],
      fiscalUrls: { hr: 'https://office.test/fiskalizacija' },
      secretsKey: Buffer.alloc(32, 7),
      serviceUrls: { core: 'https://core.test/api', 'arena-hub': 'http://hub.test' },
      testHooks: true,
    });
  });

  it.each([
    [['--colour', 'red'], {}, 'unknownOption', '--colour'],
    [['4000'], {}, 'unknownOption', '4000'],
    [['--port'], {}, 'missingValue', '--port'],
    [['--data', '--port', '1'], {}, 'missingValue', '--data'],
    [['--port', '70000'], {}, 'badValue', '--port'],
    [['--port', '4e3'], {}, 'badValue', '--port'],
    [[], { PORT: 'http' }, 'badValue', 'PORT'],
    [['--demo', 'huge'], {}, 'badValue', 'none, small, large'],
    [['--tls-cert', 'c.pem'], {}, 'tlsNeedsBoth', '--tls-key'],
    [[], { DATABASE_URL: 'mysql://x' }, 'badValue', 'DATABASE_URL'],
    [[], { SERVICE_SHOP_URL: 'shop.test' }, 'badValue', 'SERVICE_SHOP_URL'],
    [[], { PUBLIC_URL: 'desk.test' }, 'badValue', 'PUBLIC_URL'],
    ...['true', '*', '1', '10.0.0.1/33', '10.0.0.1,', 'proxy.test', '10.0.0.0/8/8'].map((TRUST_PROXY) => [[], { TRUST_PROXY }, 'badValue', 'TRUST_PROXY'] as const),
    [[], { SMTP_URL: 'https://mail.test' }, 'badValue', 'SMTP_URL'],
  ] as const)('refuses %j %j in one line', (argv, env, code, named) => {
    const error = refusal([...argv], env);
    expect(error.code).toBe(code);
    expect(error.message).toContain(named);
    expect(error.message).not.toContain('\n');
  });

  it('does not repeat an address, which may hold a password', () => {
    expect(refusal([], { DATABASE_URL: 'mysql://u:hunter2@db' }).message).not.toContain('hunter2');
  });
});
