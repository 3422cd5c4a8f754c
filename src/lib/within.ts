/** Waits for work no longer than some milliseconds; then it fails, and the work's end is not waited for. */
export const within = <T>(work: Promise<T>, patience: number): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error(`no end within ${patience} ms`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
