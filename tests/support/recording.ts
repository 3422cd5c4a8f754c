import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startRecorder, type Recorder } from '#tests/contract/vocabulary/recorder.ts';

/** The recorder of a file of tests: there before the first of them, empty before each, closed after the last. */
export const recording = (): Omit<Recorder, 'close'> => {
  let started: Recorder | undefined;
  const recorder = (): Recorder => {
    if (!started) throw new Error('the recorder is there only while tests run');
    return started;
  };
  beforeAll(async () => {
    started = await startRecorder();
  });
  afterAll(() => started?.close());
  beforeEach(() => {
    recorder().seen.length = 0;
  });
  return {
    get seen() {
      return recorder().seen;
    },
    get origin() {
      return recorder().origin;
    },
    answer: (...replies) => recorder().answer(...replies),
  };
};
