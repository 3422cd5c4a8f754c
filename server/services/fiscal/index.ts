import type { FastifyInstance } from 'fastify';
import type { Worker } from '#server/db/task-worker.ts';
import type { ServiceModule, Services } from '#server/plug.ts';
import { fiscalizeRoute } from '#server/services/fiscal/routes.ts';
import { sealStanding } from '#server/services/fiscal/seal-standing.ts';
import { simulatorRoutes } from '#server/services/fiscal/simulator/routes.ts';
import { startFiscalWorker } from '#server/services/fiscal/worker.ts';

export { beginFiscal } from '#server/services/fiscal/begin.ts';
export { settleFiscal } from '#server/services/fiscal/settle.ts';
export type { FiscalInvoice, FiscalState, TakenBack } from '#server/services/fiscal/types.ts';

/** Tells from the moment the server listens until it is closed. */
function deliver(app: FastifyInstance, services: Services): void {
  let worker: Worker | undefined;
  app.addHook('onReady', () => sealStanding(services));
  app.addHook('onListen', async () => {
    worker = startFiscalWorker(services);
  });
  app.addHook('preClose', async () => {
    await worker?.stop();
  });
}

/** What the tax offices are told of sales. */
export const fiscal: ServiceModule = {
  routes: (app, services) => {
    fiscalizeRoute(app, services);
    simulatorRoutes(app, services);
    deliver(app, services);
  },
};
