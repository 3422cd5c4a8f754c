// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyText } from '#src/lib/clipboard.ts';

const secure = (writeText: ((text: string) => Promise<void>) | undefined): void => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
};
const command = (run: () => boolean): void => {
  Object.defineProperty(document, 'execCommand', { configurable: true, value: vi.fn<() => boolean>(run) });
};

describe('copyText', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div role="dialog"><button>x</button></div>';
    document.querySelector('button')?.focus();
  });
  afterEach(() => secure(undefined));

  test('SHELL-34 a secure page copies by the clipboard API', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
    secure(writeText);
    expect(await copyText('ana@x.test')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('ana@x.test');
  });

  test('SHELL-34 plain http copies by the old command, inside the open dialog, and leaves no trace', async () => {
    let copied = '';
    command(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      copied = field.closest('[role="dialog"]') ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
      return true;
    });
    expect(await copyText('ana@x.test')).toBe(true);
    expect(copied).toBe('ana@x.test');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  test('SHELL-34 a refused clipboard API falls back too', async () => {
    secure(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    command(() => true);
    expect(await copyText('a')).toBe(true);
  });

  test('SHELL-34 when nothing helps the answer is false, never an error', async () => {
    command(() => false);
    expect(await copyText('a')).toBe(false);
    command(() => { throw new Error(); });
    expect(await copyText('a')).toBe(false);
    expect(document.querySelector('textarea')).toBeNull();
  });
});
