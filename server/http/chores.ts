import type { FastifyInstance } from 'fastify';

/** Work that comes again and again while the product listens: never twice at once in this process, and a failure waits for the next time. It ends before the application closes. */
export function everySoOften(app: FastifyInstance, seconds: number, work: () => Promise<unknown>): void {
  let running: Promise<unknown> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    running ??= work().catch((error: unknown) => console.error(error)).finally(() => {
      running = null;
    });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(run, seconds * 1000);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
