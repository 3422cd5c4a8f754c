import { expect, test } from 'vitest';
import { saidOf } from './said.ts';

const translate = (key: string, values?: Readonly<Record<string, unknown>>) => `${key.replace('resources.transactions.notes.', '')}${values ? ` ${String(values['what'])}` : ''}`;

test.each([
  [{ description: 'Coins', coins: 500 }, 'sale'], [{ description: 'Coins', coins: -500 }, 'restore'], [{ description: 'Award', coins: 5 }, 'award'], [{ description: 'Tournament', coins: 5 }, 'Tournament'],
  [{ description: 'Tournament', coins: 5, restored_transaction_id: 3 }, 'reversed Tournament'], [{ description: null }, null],
])('TRX-01 what the service calls %o is said in words, somebody\'s own text as it is: %s', (record, said) => expect(saidOf(record, translate)).toBe(said));
