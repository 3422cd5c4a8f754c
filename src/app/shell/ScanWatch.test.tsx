import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { registry } from '#resources/index.ts';
import { EngineContext } from '#src/engine/context.ts';
import { hearIn } from '#src/features/card-scan/index.ts';
import { DeskContext, type DeskPlace } from '#src/app/useDesk.ts';
import { callers } from '#tests/support/engine-desk.tsx';
import { ScanWatch } from './ScanWatch.tsx';

/** How each palette closes itself, in the order in which they came: a sale closes its own when its answer is there. */
const closers: (() => void)[] = [];
vi.mock('#src/features/till/index.ts', async () => {
  const { createElement, useState } = await import('react');
  return {
    TillKeeper: () => null,
    ScannedCard: ({ scan, onClose }: { readonly scan: { readonly code: string }; readonly onClose: () => void }) => {
      const [first] = useState(scan.code);
      if (!closers.includes(onClose)) closers.push(onClose);
      return createElement('p', { role: 'dialog' }, `${first} ${scan.code}`);
    },
  };
});
beforeEach(() => {
  closers.length = 0;
});

const desk = { route: 'users' } as DeskPlace;
const watch = () => render(
  <DeskContext value={desk}>
    <EngineContext value={{ registry, caller: callers.employee, arena: null, overrides: {}, tools: {}, cardScannerPrefix: ';', shell: { signOut: () => undefined, onExpired: () => () => undefined, refreshCaller: () => undefined, refreshArena: () => undefined, leaveArena: () => undefined, unsay: () => undefined } }}>
      <ScanWatch />
    </EngineContext>
  </DeskContext>,
);
const keys = (code: string, target: Window = window) => {
  for (const key of [';', ...code, 'Enter']) target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};

test('OP-025 a card that is scanned while the sale to the one before is on its way stays: the answer closes its own palette alone', async () => {
  watch();
  act(() => keys('111111'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('111111 111111');
  act(() => keys('222222'));
  expect(screen.getByRole('dialog')).toHaveTextContent('222222 222222');
  act(() => closers[0]?.());
  expect(screen.getByRole('dialog')).toHaveTextContent('222222 222222');
  act(() => closers[1]?.());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('OP-025 a card that is scanned in the very moment at which a palette closes has one of its own', async () => {
  watch();
  act(() => keys('111111'));
  await screen.findByRole('dialog');
  act(() => {
    closers[0]?.();
    keys('222222');
  });
  expect(screen.getByRole('dialog')).toHaveTextContent('222222 222222');
});

test('OP-025 a card that is scanned while the window of a receipt has the keyboard is heard', async () => {
  watch();
  const paper = document.body.appendChild(document.createElement('iframe')).contentWindow;
  if (!paper) throw new Error('a frame without a window');
  hearIn(paper);
  act(() => keys('333333', paper));
  expect(await screen.findByRole('dialog')).toHaveTextContent('333333');
});
