import type { mobileNotifications as declaration } from '#resources/mobile-notifications.ts';
import { at } from '#resources/schema/condition.ts';
import { bodyOf } from '#resources/schema/body.ts';
import { readRow } from '#dataProviders/adapter/answers.ts';
import { ServiceError } from '#dataProviders/adapter/errors.ts';
import { departure, type Write } from '#dataProviders/adapter/operations.ts';

/** What is wrong with the fields of a call that takes them without their wrapping, as the form knows them. */
const wrapped = (error: unknown): unknown =>
  error instanceof ServiceError && error.violations.length > 0
    ? new ServiceError({ ...error, detail: error.message, violations: error.violations.map((violation) => ({ ...violation, path: `notification.${violation.path}` })) })
    : error;

/**
 * Notifications with a time are records like others; without one they are sent at once, a scheduled one by its id:
 *
 *     list     GET  /notifications/mobile-notifications?sent=false   (those that wait, unless the others are asked for)
 *     create   POST /notifications/mobile-notifications {scheduled_at, notification {…}}, or without a time
 *              POST /notifications/mobile-notifications/send {…}
 *     update   PUT  /notifications/mobile-notifications/7 {scheduled_at, notification {…}}: all of it, or when the time was cleared
 *              POST /notifications/mobile-notifications/send {id: 7, …}
 */
export const mobileNotifications = departure<typeof declaration>((base, { resource, client }) => {
  const send = async (fields: object, { version, key }: Write = {}) => {
    const { json } = await client.call({
      service: 'notifications', path: '/notifications/mobile-notifications/send', method: 'POST', body: fields,
      ...(version === undefined ? {} : { version }), ...(key === undefined ? {} : { key }),
    }).catch((error: unknown) => Promise.reject(wrapped(error)));
    return readRow(resource, json) as never;
  };
  return {
    list: (query, signal) => base.list({ ...query, filter: { ...query.filter, sent: query.filter.sent ?? false } }, signal),
    create: (body, write) => (body.scheduled_at ? base.create(body, write) : send(body.notification ?? {}, write)),
    update: (id, body, write = {}) => {
      const seen = write.seen ?? {};
      const before = bodyOf(resource, 'update', seen, resource.leaves.filter(({ path }) => at(seen, path) !== undefined));
      const whole = { ...before, ...body, notification: { ...(before.notification as object | undefined), ...body.notification } };
      return whole.scheduled_at === null ? send({ id, ...whole.notification }, write) : base.update(id, whole, write);
    },
  };
});
