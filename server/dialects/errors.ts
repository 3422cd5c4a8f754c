import type { Violation } from '#resources/schema/violations.ts';
import { services, type ErrorDialect, type ServiceName } from '#resources/services.ts';
import type { Refusal } from '#server/http/refusal.ts';

const grouped = <T>(violations: readonly Violation[], each: (rule: Omit<Violation, 'path'>) => T): Record<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const { path, ...rule } of violations) groups.set(path, [...(groups.get(path) ?? []), each(rule as Omit<Violation, 'path'>)]);
  return Object.fromEntries(groups);
};
const short = ({ rule, ...params }: Omit<Violation, 'path'>): string => {
  const values = Object.values(params);
  return values.length === 0 ? String(rule) : `${rule}:${values.join(',')}`;
};

/** The error dialect of the service that answers at a path. */
export function errorDialectOf(url: string): ErrorDialect {
  const [, name = ''] = /^\/api\/([^/?]+)/.exec(url) ?? [];
  return Object.hasOwn(services, name) ? services[name as ServiceName].errors : 'fields';
}

/** The body of a refusal: `fields` names broken rules with their data, `rules` writes them as `between:0,100`. */
export function refusalBody({ code, details }: Refusal, dialect: ErrorDialect, message: string): object {
  const { violations, current } = details;
  return {
    code,
    message,
    ...(violations && violations.length > 0 ? { errors: dialect === 'rules' ? grouped(violations, short) : grouped(violations, (rule) => rule) } : {}),
    ...(current ? { current } : {}),
  };
}
