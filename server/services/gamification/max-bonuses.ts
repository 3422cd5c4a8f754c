import type { FastifyInstance } from 'fastify';
import { maxBonusFields, maxBonusKeys } from '#resources/groups/max-bonuses.ts';
import { gatewayPath, services as dialects } from '#resources/services.ts';
import { managers } from '#resources/schema/index.ts';
import { bodyRules } from '#resources/schema/body-rules.ts';
import { refuseStale } from '#server/http/crud-write.ts';
import { answerPartHistory, partHistorySchema } from '#server/http/history-read.ts';
import { keepChange } from '#server/http/history.ts';
import { currentPart, partTag } from '#server/http/part-version.ts';
import type { Services } from '#server/plug.ts';
import { checkedBody, columnsIn } from '#server/services/body.ts';

const rules = bodyRules(maxBonusFields, 'max-bonuses');
const schema = { type: 'object', properties: Object.fromEntries(maxBonusKeys.map((key) => [key, { type: 'integer', minimum: 0, maximum: 100 }])), required: [...maxBonusKeys] };

/** The ceilings of the parts of a bonus: one set for the chain, read and changed as a whole, over the one that was seen. */
export function maxBonusRoutes(app: FastifyInstance, services: Services): void {
  app.get(gatewayPath('gamification', '/max-bonuses'), { config: { access: managers, describe: { summary: 'How high each part of a bonus may go, in whole percent', answer: schema } } }, (_request, reply) =>
    services.db.selectFrom('max_bonuses').select([...maxBonusKeys]).executeTakeFirstOrThrow().then((found) => reply.header('etag', partTag(found)).send(found)));
  app.get(gatewayPath('gamification', '/max-bonuses/history'), { config: { access: managers, describe: { summary: 'Who changed the ceilings, newest first', answer: partHistorySchema(dialects.gamification.paging) } } }, (request) =>
    answerPartHistory(request, services, dialects.gamification.paging, rules.entity));
  app.post(gatewayPath('gamification', '/max-bonuses/update'), { config: { access: managers, describe: { summary: 'Sets all four ceilings', body: schema, answer: schema } } }, async (request, reply) => {
    const saved = await services.write(request, async (context) => {
      const body = checkedBody(rules, 'create', request.body, context);
      const before = await context.db.selectFrom('max_bonuses').select([...maxBonusKeys]).forUpdate().executeTakeFirstOrThrow();
      refuseStale(request, currentPart('max_bonuses', before));
      const after = await context.db.updateTable('max_bonuses').set({ ...columnsIn(rules, 'create', body), updated_at: context.now() }).returning([...maxBonusKeys]).executeTakeFirstOrThrow();
      await keepChange(context, rules, 'update', { before: { ...before, id: 1 }, after: { ...after, id: 1 } });
      return after;
    });
    return reply.header('etag', partTag(saved)).send(saved);
  });
}
