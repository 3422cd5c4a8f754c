import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { constants } from 'node:zlib';
import type { Config } from '#server/config.ts';

/** Headers that let nothing run, load or frame but what this server sends, and services that live elsewhere. Without TLS those that browsers ignore on plain http are left out. */
export async function protect(app: FastifyInstance, { tlsCert, serviceUrls, flagsUrl }: Config): Promise<void> {
  const elsewhere = [...new Set(Object.values(serviceUrls).map((url) => new URL(url).origin))];
  const pictures = flagsUrl === undefined ? elsewhere : [...new Set([...elsewhere, new URL(flagsUrl).origin])];
  const tls = tlsCert !== undefined;
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...elsewhere],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    hsts: tls,
    crossOriginOpenerPolicy: tls,
    originAgentCluster: tls,
    referrerPolicy: { policy: 'same-origin' },
  });
  await app.register(compress, {
    global: true,
    threshold: 1_024,
    encodings: ['br', 'gzip'],
    // The best brotli takes longer than it saves.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
