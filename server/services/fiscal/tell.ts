import type { Services } from '#server/plug.ts';
import { isDemo, outsideAddress, signerOf, type Signer } from '#server/services/fiscal/company.ts';
import { countries } from '#server/services/fiscal/countries.ts';
import type { AnyCountry, Answer, CompanyKeys, Country, FiscalCompany, FiscalError, FiscalLocale, Message, Told } from '#server/services/fiscal/country.ts';
import { send, type Sent } from '#server/services/fiscal/send.ts';
import { callKey, demoHeader, keyHeader, simulatorPath } from '#server/services/fiscal/simulator/call.ts';
import { wallTimeOf } from '#server/services/fiscal/wall-time.ts';
import { tellSealed } from '#server/services/fiscal/sealing.ts';
import { done, failed, giveBack, rejected, type Task } from '#server/services/fiscal/tasks.ts';

/** What it takes to reach an authority. */
export type Lines = Pick<Services, 'db' | 'now' | 'config' | 'secrets' | 'ownUrl'>;
type Tellers = Lines & Pick<Services, 'counts'>;
interface Target {
  readonly url: string;
  /** It is the product's own stand-in. */
  readonly own: boolean;
}

/** Where a company's invoices are told: a demo company's, and those of a country whose office has no address here, to the stand-in. Null before this process listens. */
const targetOf = ({ config, ownUrl }: Lines, locale: FiscalLocale, country: AnyCountry, company: FiscalCompany): Target | null => {
  const real = outsideAddress(company, country, config.fiscalUrls[locale]);
  if (real !== null) return { url: real, own: false };
  const base = ownUrl();
  return base === null ? null : { url: `${base}${simulatorPath(locale)}`, own: true };
};
/** The company's certificate, for authorities that know who calls by the connection. */
const pemOf = ({ rsa }: CompanyKeys) => ({ key: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(), cert: `-----BEGIN CERTIFICATE-----\n${rsa.certificate}\n-----END CERTIFICATE-----\n` });
const unreadable = ({ status }: Answer): FiscalError => ({ code: 'unreadable', field: null, text: `HTTP ${status}` });

/** How messages of a company get to its authority by a moment (epoch milliseconds); null before this process listens. `own`: they are told to the product itself. */
export const lineTo = (services: Lines, locale: FiscalLocale, country: AnyCountry, signer: Signer, until: number, signal?: AbortSignal): { readonly own: boolean; readonly post: (message: Message) => Promise<Sent> } | null => {
  const target = targetOf(services, locale, country, signer.company);
  return target && {
    own: target.own,
    post: async (message) => {
      const headers = target.own ? { ...message.headers, [keyHeader]: await callKey(services.db) } : message.headers;
      const client = target.own ? {} : { client: pemOf(signer.keys) };
      return await send(target.url, { ...message, headers }, { within: Math.max(1, until - Date.now()), own: target.own, ...client, ...(signal ? { signal } : {}) });
    },
  };
};

/** Notes what came of it, and says whether anything of the invoice is different now. */
const settle = async (services: Tellers, task: Task, told: Told, country: Country, answer: Answer): Promise<void> => {
  const { db, now } = services;
  const demo = answer.headers[demoHeader] !== undefined;
  const reading = await country.read(answer, told);
  if (reading === null) await failed(db, task, unreadable(answer), demo, now());
  else if (reading.taken) await done(db, task, reading.data, demo, now());
  else if (reading.final) await rejected(db, task, reading.error, demo, now());
  else await failed(db, task, reading.error, demo, now());
};
const ask = async (services: Tellers, task: Task, signer: Signer, country: AnyCountry, within: number, signal?: AbortSignal): Promise<void> => {
  const { db, now } = services;
  const { id, key, attempts: attempt, late, invoice, kept, data } = task;
  const told: Told = { invoice, ...signer, data, kept, key, attempt, late, sent: wallTimeOf(now(), invoice.timezone) };
  const demo = isDemo(signer, country, services.config.fiscalUrls[task.locale]);
  const lacking = country.lacks?.(told) ?? null;
  if (lacking) return await rejected(db, task, lacking, demo, now());
  const until = Date.now() + within;
  const line = lineTo(services, task.locale, country, signer, until, signal);
  if (line === null) return await giveBack(db, task, now());
  const { own, post } = line;
  if ('seals' in country) return await tellSealed({ db, now, post, until, demo: own }, task, country.seals, signer);
  const sent = await post(await country.message(told));
  if (sent === 'stopped') return await giveBack(db, task, now());
  if ('error' in sent) return await failed(db, task, sent.error, demo, now());
  return await settle(services, task, told, country, sent.answer).catch(async (error: unknown) => {
    console.error(`fiscal: the answer for invoice ${id}`, error);
    await failed(db, task, unreadable(sent.answer), demo, now());
  });
};

/** Tells the authority of an invoice once, and stores what it says. Network and authority never make it throw; a database that is away does. */
export async function tell(services: Tellers, task: Task, within: number, signal?: AbortSignal): Promise<void> {
  const { db, now, counts } = services;
  const country = countries[task.locale];
  const signer = country ? await signerOf(services, task.company) : null;
  if (country && signer) await ask(services, task, signer, country, within, signal);
  // Fiscalization was switched off for the company meanwhile: it waits until somebody switches it on.
  else await failed(db, task, { code: 'unreachable', field: 'company.fiscalization', text: null }, null, now());
  counts.changed('invoices');
}
