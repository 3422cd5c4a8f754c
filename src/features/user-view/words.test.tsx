import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stage } from '#tests/support/fields.tsx';
import { useSaying } from './words.ts';

const Said = ({ seconds }: { readonly seconds: readonly number[] }) => {
  const { playtime, duration } = useSaying();
  return <p role="note">{[...seconds.map(playtime), ...[0, 3_600, 172_800].map(duration)].join(', ')}</p>;
};

test('a time in words names no part that is nothing', () => {
  render(<Stage><Said seconds={[0, 59, 300, 3_600, 3_900, 90_000]} /></Stage>);
  expect(screen.getByRole('note')).toHaveTextContent('0 min, 0 min, 5 min, 1 h, 1 h 5 min, 25 h, unlimited, 1 h, 2 days');
});
