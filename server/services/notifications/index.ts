import type { FastifyInstance } from 'fastify';
import type { ServiceModule, Services } from '#server/plug.ts';
import { notifications } from '#server/services/notifications/notifications.ts';
import { startReceiver, type Receiver } from '#server/services/notifications/receiver.ts';
import { notificationRoutes } from '#server/services/notifications/routes.ts';
import { startWorker, type Worker } from '#server/services/notifications/worker.ts';

/** Sends from the moment the server listens until it is closed. */
function deliver(app: FastifyInstance, services: Services): void {
  let receiver: Receiver | undefined;
  let worker: Worker | undefined;
  app.addHook('onListen', async () => {
    const { pushUrl } = services.config;
    if (pushUrl === undefined) receiver = await startReceiver(services);
    worker = startWorker(services, pushUrl ?? receiver?.url ?? '');
  });
  app.addHook('onClose', async () => {
    await worker?.stop();
    await receiver?.stop();
  });
}

export const mobile: ServiceModule = {
  departures: { 'mobile-notifications': notifications },
  routes: (app, services) => {
    notificationRoutes(app, services);
    deliver(app, services);
  },
};
