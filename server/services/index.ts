import type { Authenticate, ServiceModule } from '#server/plug.ts';

/** Composition of the services: what each brings besides its declared resources. One line per module. */
export const modules: readonly ServiceModule[] = [];

/** Who a bearer token belongs to. */
export const authenticate: Authenticate = () => Promise.resolve(null);
