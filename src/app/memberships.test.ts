import { expect, it, vi } from 'vitest';
import { ServiceError } from '#dataProviders/adapter/errors.ts';
import { readMemberships } from './memberships.ts';

const refused = (status: number) => new ServiceError({ status, code: '' });
const arenas = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => ({ id: from + i }));
const now = () => Promise.resolve();

it('whoever works in more arenas than one page holds has them all', async () => {
  const read = vi.fn(async (page: number) => ({ data: page === 1 ? arenas(1, 100) : arenas(101, 130), total: 130 }));
  expect(await readMemberships(read, now)).toHaveLength(130);
  expect(read.mock.calls.map(([page]) => page)).toEqual([1, 2]);
});

it('a service that does not answer is asked again; one that refuses is not', async () => {
  const read = vi.fn(async () => ({ data: arenas(1, 2), total: 2 })).mockRejectedValueOnce(refused(503)).mockRejectedValueOnce(refused(0));
  expect(await readMemberships(read, now)).toEqual([1, 2]);
  const down = vi.fn(() => Promise.reject(refused(503)));
  await expect(readMemberships(down, now)).rejects.toMatchObject({ status: 503 });
  expect(down).toHaveBeenCalledTimes(3);
  const shut = vi.fn(() => Promise.reject(refused(403)));
  await expect(readMemberships(shut, now)).rejects.toMatchObject({ status: 403 });
  expect(shut).toHaveBeenCalledTimes(1);
});
