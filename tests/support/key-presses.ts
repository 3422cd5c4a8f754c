import { vi } from 'vitest';

/** By which keys are pressed, in ms: `keyClock.now += 30` lets time pass that no timer of the page hears of. */
export const keyClock = { now: 1000 };
/** Begins a test: timers are the test's, and so is the time of keys. */
export const startPresses = (): void => {
  vi.useFakeTimers();
  keyClock.now = 1000;
};
/** Lets ms pass without a key. */
export const idle = (ms: number): void => {
  keyClock.now += ms;
  vi.advanceTimersByTime(ms);
};
/** A key as a browser tells of it, `gap` ms after the one before: what nobody stops is written into the field. Answers whether the page got it. */
export const press = (key: string, gap: number): boolean => {
  idle(gap);
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: keyClock.now });
  const passed = target.dispatchEvent(event);
  if (passed && target instanceof HTMLInputElement && key.length === 1) {
    const [start, end] = [target.selectionStart ?? 0, target.selectionEnd ?? 0];
    target.setRangeText(key, start, end, 'end');
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return passed;
};
/** Keys on end, `gap` ms apart. */
export const keys = (text: string, gap: number): readonly boolean[] => [...text].map((key) => press(key, gap));
/** A text field that has the focus, its caret at the end. */
export const field = (value = ''): HTMLInputElement => {
  const input = document.createElement('input');
  input.value = value;
  document.body.append(input);
  input.focus();
  input.setSelectionRange(value.length, value.length);
  return input;
};
