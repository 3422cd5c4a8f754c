import type { FastifyInstance } from 'fastify';
import { gatewayNames } from '#resources/services.ts';
import type { Config } from '#server/config.ts';
import { isCall } from '#server/http/caller.ts';

/** What the screens are told of one service. The embedded ones know versions and keys; others are asked for neither. */
const serviceOf = (url: string | undefined) =>
  url === undefined ? { url: null, versions: 'etag', keys: 'header', whole: true } : { url, versions: 'none', keys: 'none', whole: false };

/** Health, version and configuration: public, without a secret. */
export function registerProduct(app: FastifyInstance, { serviceUrls, cardScannerPrefix, kpiUrl, flagsUrl }: Config, version: string): void {
  const open = (summary: string) => ({ config: { public: true, describe: { summary, service: 'product' } } });
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control') && (isCall(request) || /^\/(config|version)\.json$/.test(request.routeOptions.url ?? ''))) void reply.header('cache-control', 'no-store');
  });
  app.get('/api/health', open('health'), () => ({ status: 'ok' }));
  app.get('/version.json', open('version'), () => ({ version }));
  app.get('/config.json', open('configuration'), () => ({
    version,
    services: Object.fromEntries(gatewayNames.map((name) => [name, serviceOf(serviceUrls[name])])),
    cardScannerPrefix,
    kpiUrl: kpiUrl ?? null,
    flagsUrl: flagsUrl ?? null,
  }));
}
