import { within } from './within.ts';

/** How long a browser that does not answer holds up what is done with money, in ms. */
const patience = 2000;

/** Runs something on a database of the browser; fails where the browser keeps nothing just now. */
export type OnDatabase<Database> = <T>(run: (database: Database) => Promise<T>) => Promise<T>;

/** A connection that is made when it is first needed, and anew after a failure: at once where the browser had ended it, else the next time. */
export const onDatabase = <Database>(connect: () => Promise<Database>): OnDatabase<Database> => {
  let connection: Promise<Database> | null = null;
  const attempt = async <T>(run: (database: Database) => Promise<T>, again: boolean): Promise<T> => {
    try {
      connection ??= connect();
      return await within(connection.then(run), patience);
    } catch (error) {
      connection = null;
      if (again && (error as { name?: unknown } | null)?.name === 'InvalidStateError') return await attempt(run, false);
      throw error;
    }
  };
  return (run) => attempt(run, true);
};
