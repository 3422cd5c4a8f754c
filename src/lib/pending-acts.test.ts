import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetAct, keepAct, pendingAct } from './pending-acts.ts';

it('an act whose answer has not come is kept for who sent it alone, until it is forgotten', async () => {
  const act = { user: 3, name: 'award.7', key: 'k-12345678', at: 1000, chosen: ['birthday_party'] };
  await keepAct(act);
  expect(await pendingAct(3, 'award.7')).toEqual(act);
  expect(await pendingAct(3, 'award.8')).toBeNull();
  expect(await pendingAct(4, 'award.7')).toBeNull();
  await forgetAct(4, 'award.7');
  expect(await pendingAct(3, 'award.7')).toEqual(act);
  await forgetAct(3, 'award.7');
  expect(await pendingAct(3, 'award.7')).toBeNull();
});
