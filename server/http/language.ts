import type { FastifyRequest } from 'fastify';

/** The language a request prefers, by its Accept-Language: `hr`, `de-AT`; `en` when it says nothing readable. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const wishes = (headers['accept-language'] ?? '').split(',').flatMap((part, i) => {
    const [, tag, weight] = /^\s*([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/.exec(part) ?? [];
    return tag === undefined ? [] : [{ tag, weight: Number(weight ?? 1), i }];
  });
  return wishes.sort((a, b) => b.weight - a.weight || a.i - b.i)[0]?.tag ?? 'en';
}
