/** Runs before every test file of the screens: matchers, a clean page after each test, and what jsdom leaves out. */
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

configure({ asyncUtilTimeout: 5000 });
process.env.DEBUG_PRINT_LIMIT = '0';

afterEach(cleanup);

let pictures = 0;
URL.createObjectURL ??= () => `blob:picture-${(pictures += 1)}`;
URL.revokeObjectURL ??= () => undefined;

// The editor of rich text asks where its text stands; jsdom lays nothing out.
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect ??= () => new DOMRect();

window.matchMedia ??= (media: string): MediaQueryList => ({
  media, matches: false, onchange: null, addListener: () => undefined, removeListener: () => undefined,
  addEventListener: () => undefined, removeEventListener: () => undefined, dispatchEvent: () => false,
});
