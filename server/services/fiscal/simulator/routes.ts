import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { admin } from '#resources/schema/index.ts';
import { invalid, Refusal } from '#server/http/refusal.ts';
import type { Services } from '#server/plug.ts';
import { countries } from '#server/services/fiscal/countries.ts';
import { fiscalLocales, type Answer, type FiscalLocale, type Message } from '#server/services/fiscal/country.ts';
import { callKey, demoHeader, keyHeader, simulatorPath } from '#server/services/fiscal/simulator/call.ts';
import { faultOf, isFault, setFault, type Fault } from '#server/services/fiscal/simulator/faults.ts';
import { officeOf } from '#server/services/fiscal/simulator/office.ts';

/** Milliseconds that an answer which never comes is held back; longer than anybody waits for it. */
const held = 20_000;

const localeOf = (text: unknown): FiscalLocale | undefined => fiscalLocales.find((locale) => locale === text);
const same = (a: string, b: string): boolean => a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
/** `hr`, or `si/v1/cash_registers/invoices`: the country, and where its authority is asked. */
const askedOf = ({ params }: FastifyRequest): readonly [locale: string, path: string] => {
  const asked = (params as Readonly<Record<string, string>>)['*'] ?? '';
  const [locale = ''] = asked.split('/');
  return [locale, asked.slice(locale.length)];
};
const messageOf = (request: FastifyRequest): Message => ({
  headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
  body: typeof request.body === 'string' ? request.body : '',
  path: askedOf(request)[1],
});
const answered = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply => reply.code(status).headers({ ...headers, [demoHeader]: 'true' }).send(body);
/** The other side has gone, or waits longer than anybody would. */
const gone = ({ raw }: FastifyRequest): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, held).unref();
    raw.socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Stands in for the tax offices: takes what is told to it as they would, and fails as it is told to. It answers this product alone. */
function authorityRoutes(app: FastifyInstance, { db, now }: Services): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
  const take = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const locale = localeOf(askedOf(request)[0]);
    const country = locale && countries[locale];
    if (!locale || !country) throw new Refusal('notFound');
    if (!same(String(request.headers[keyHeader] ?? ''), await callKey(db))) throw new Refusal('forbidden');
    const message = messageOf(request);
    const fault = await faultOf(db, locale);
    if (fault.startsWith('reject:')) return answered(reply, country.authority.refuse(fault.slice('reject:'.length), message));
    const answer = fault === 'down' ? null : await country.authority.answer(message, officeOf(db, locale, now()));
    if (answer !== null && fault !== 'timeout') return answered(reply, answer);
    if (fault === 'timeout') await gone(request);
    reply.hijack();
    request.raw.socket.destroy();
    return reply;
  };
  app.post(simulatorPath('*'), { config: { public: true } }, take);
}

/** `PUT /api/fiscal-simulator/faults {locale, fault}` sets how the stand-in of a country fails, for all processes; `GET` shows it. */
function faultRoutes(app: FastifyInstance, { db }: Services): void {
  const all = async (): Promise<Readonly<Record<string, Fault>>> => Object.fromEntries(await Promise.all(fiscalLocales.map(async (locale) => [locale, await faultOf(db, locale)] as const)));
  const answer = { type: 'object', properties: Object.fromEntries(fiscalLocales.map((locale) => [locale, { type: 'string' }])) };
  const path = '/api/fiscal-simulator/faults';
  app.get(path, { config: { access: admin, describe: { summary: 'How the stand-ins for tax offices fail', service: 'fiscal-simulator', answer } } }, all);
  app.put(path, {
    config: { access: admin, describe: { summary: 'Sets how the stand-in for a tax office fails: ok, timeout, down or reject:<code>', service: 'fiscal-simulator', body: { type: 'object', properties: { locale: { enum: fiscalLocales }, fault: { type: 'string' } } }, answer } },
  }, async ({ body }) => {
    const sent = body !== null && typeof body === 'object' && !Array.isArray(body) ? (body as Readonly<Record<string, unknown>>) : {};
    const locale = localeOf(sent.locale);
    const unknown = Object.keys(sent).filter((key) => key !== 'locale' && key !== 'fault').map((key) => ({ path: key, rule: 'unknown' }));
    if (!locale) unknown.push({ path: 'locale', rule: 'choice' });
    if (!isFault(sent.fault)) unknown.push({ path: 'fault', rule: 'choice' });
    if (!locale || !isFault(sent.fault) || unknown.length > 0) throw invalid(...unknown);
    await setFault(db, locale, sent.fault);
    return await all();
  });
}

export function simulatorRoutes(app: FastifyInstance, services: Services): void {
  faultRoutes(app, services);
  void app.register(async (office) => authorityRoutes(office, services));
}
