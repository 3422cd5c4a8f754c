import { isRefusal } from '#src/lib/answered.ts';

/** Arenas that are asked for in one call. */
const size = 100;
/** Milliseconds before each further attempt at a service that does not answer. */
const pauses = [500, 2000];
type ReadPage = (page: number, size: number) => Promise<{ readonly data: readonly { readonly id: unknown }[]; readonly total?: number | undefined }>;
const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** The ids of all arenas that somebody works in, page by page. A service that does not answer is asked again before this fails: without them most of the desk is shut. */
export const readMemberships = async (read: ReadPage, wait = pause): Promise<readonly number[]> => {
  const once = async (page: number, tries = 0): Promise<Awaited<ReturnType<ReadPage>>> => {
    try {
      return await read(page, size);
    } catch (error) {
      const next = pauses[tries];
      if (next === undefined || isRefusal(error)) throw error;
      await wait(next);
      return await once(page, tries + 1);
    }
  };
  const from = async (page: number): Promise<readonly number[]> => {
    const { data, total = 0 } = await once(page);
    const ids = data.map(({ id }) => Number(id));
    return data.length > 0 && page * size < total ? [...ids, ...(await from(page + 1))] : ids;
  };
  return await from(1);
};
