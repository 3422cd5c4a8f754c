import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { Client } from 'pg';
import { app } from '#i18n/en/app.ts';
import { signedIn } from './signed-in.ts';

export { expect };
export type Role = 'admin' | 'manager' | 'employee';
export const password = 'arena-demo';
export const preferredArena = 'arenadesk.preferred_arena';

/** The database behind the product under test, reached over the socket that its postmaster names. */
export const query = async <T extends Record<string, unknown>>(sql: string, values: readonly unknown[] = [], folder = process.env.E2E_DATA ?? ''): Promise<readonly T[]> => {
  const [, , , port, socket] = readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n');
  const client = new Client({ host: socket, port: Number(port), user: 'arenadesk', database: 'arenadesk' });
  await client.connect();
  try {
    return (await client.query<T>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
};

export interface Fault {
  readonly method?: string;
  /** Source of a regular expression over method-less URL. */
  readonly path: string;
  readonly times?: number;
  readonly delayMs?: number;
  readonly cut?: boolean;
  readonly status?: number;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly after?: boolean;
}

/** What a person does and sees, in their words. */
export class Desk {
  readonly page: Page;
  private readonly request: APIRequestContext;
  readonly problems: string[] = [];
  private expected: RegExp[] = [];

  constructor(page: Page, request: APIRequestContext) {
    this.page = page;
    this.request = request;
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.problems.push(`${message.type()}: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.problems.push(`page: ${error.message}`));
  }
  /** Console messages that this journey brings about on purpose. */
  expectProblems(...patterns: RegExp[]): void {
    this.expected.push(...patterns);
  }
  unexpected(): readonly string[] {
    return this.problems.filter((problem) => !this.expected.some((pattern) => pattern.test(problem)));
  }
  async fillSignIn(username: string, secret = password): Promise<void> {
    await this.page.getByLabel(app.login.credential).fill(username);
    await this.page.getByLabel(app.login.password, { exact: true }).fill(secret);
    await this.page.getByRole('button', { name: app.login.submit }).click();
  }
  /** Signs in and waits for the dashboard; `arena` is the slug of the preferred arena, null for none. The form has journeys of its own (sign-in.spec.ts). */
  async loginAs(role: Role, arena: string | null = null): Promise<void> {
    // A page of the same origin that runs nothing, so that nobody writes while the storage is cleared.
    await this.page.goto('/version.json');
    const kept = await signedIn(new URL(this.page.url()).origin, role, password);
    await this.page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of entries) localStorage.setItem(key, value);
    }, [...kept, ...(arena === null ? [] : [[preferredArena, arena] as const])]);
    await this.page.goto('/');
    await this.page.waitForURL(/(admin|employee)-dashboard$/);
  }
  async open(path: string): Promise<void> {
    await this.page.goto(path.startsWith('/') ? path : `/${path}`);
  }
  get snackbar() {
    return this.page.getByRole('status').or(this.page.getByRole('alert'));
  }
  get dialog() {
    return this.page.getByRole('dialog');
  }
  /** As a click waits for a control to become usable, so does the key. */
  async pressEnterOn(control: Locator): Promise<void> {
    await expect(control).toBeEnabled();
    await control.press('Enter');
  }
  /** The named columns of a table, without the one that selects. */
  headers() {
    return this.page.getByRole('columnheader').filter({ hasText: /\S/ });
  }
  rows() {
    return this.page.locator('table tbody tr:not([aria-hidden])');
  }
  stored(key: string): Promise<string | null> {
    return this.page.evaluate((name) => localStorage.getItem(name), key);
  }
  storedKeys(): Promise<readonly string[]> {
    return this.page.evaluate(() => Object.keys(localStorage));
  }
  async faults(...rules: readonly Fault[]): Promise<void> {
    await this.request.post('/api/test/faults', { data: { rules } });
  }
  async noFaults(): Promise<void> {
    await this.request.delete('/api/test/faults');
  }
  async setClock(now: string | null): Promise<void> {
    await this.request.post('/api/test/clock', { data: { now } });
  }
  /** A call with the token of the person signed in here. */
  async api<T = Record<string, unknown>>(method: string, path: string, data?: unknown): Promise<{ status: number; body: T }> {
    const token = await this.stored('arenadesk.access_token');
    const answer = await this.request.fetch(path, { method, ...(data === undefined ? {} : { data }), headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    return { status: answer.status(), body: (text === '' ? null : JSON.parse(text)) as T };
  }
  /** The API calls that the page makes while `work` runs. */
  async callsDuring(work: () => Promise<unknown>): Promise<readonly { method: string; url: string; body: string | null }[]> {
    const calls: { method: string; url: string; body: string | null }[] = [];
    const listen = (request: { method(): string; url(): string; postData(): string | null }) => {
      const url = new URL(request.url());
      if (url.pathname.startsWith('/api/')) calls.push({ method: request.method(), url: `${url.pathname}${url.search}`, body: request.postData() });
    };
    this.page.on('request', listen);
    await work();
    this.page.off('request', listen);
    return calls;
  }
}

/** First port of the workers' products; `E2E_PORT` moves it where another run is going on. Some ports are closed to `fetch` (4190 is one). */
const firstPort = Number(process.env.E2E_PORT ?? 4200);

/** One product for a worker: the built one, from a fresh data folder, with clock and faults of its own. Answers its address. */
const serveOwn = async (worker: number, demo: string, use: (url: string) => Promise<void>): Promise<void> => {
  const [url, folder] = [`http://127.0.0.1:${firstPort + worker}`, `.cache/e2e-${worker}`];
  process.env.E2E_DATA = folder;
  const server = spawn(process.execPath, ['tests/support/serve.mjs', '--port', String(firstPort + worker), '--demo', demo], {
    env: { ...process.env, ADMIN_PASSWORD: password, ARENADESK_TEST_HOOKS: '1', NODE_ENV: 'production', E2E_DATA: folder }, stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-20_000)));
  const ended = once(server, 'exit');
  const serves = () => fetch(`${url}/api/health`).then(({ ok }) => ok, () => false);
  try {
    for (const until = Date.now() + 120_000; !(await serves()); await pause(100)) if (server.exitCode !== null || Date.now() > until) throw new Error(`the product did not start:\n${said}`);
    await use(url);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
};

export const test = base.extend<{ desk: Desk }, { product: string; demo: 'small' | 'none' }>({
  /** The chain that the product starts with; one without demo data has its first admin, with the same password. */
  demo: ['small', { option: true, scope: 'worker' }],
  product: [({ demo }, use, { parallelIndex }) => (process.env.E2E_URL === undefined ? serveOwn(parallelIndex, demo, use) : use(process.env.E2E_URL)), { scope: 'worker', timeout: 150_000 }],
  baseURL: ({ product }, use) => use(product),
  desk: async ({ page, request }, use) => {
    const desk = new Desk(page, request);
    await use(desk);
    await desk.noFaults();
    expect(desk.unexpected(), 'the console stays clean').toEqual([]);
  },
});
