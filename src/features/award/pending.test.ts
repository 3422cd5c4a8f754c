import { beforeEach, describe, expect, it } from 'vitest';
import { storage } from '#src/lib/storage.ts';
import { forgetAward, keepAward, pendingAward } from './pending.ts';

beforeEach(() => forgetAward(7));

describe('an award whose answer has not come', () => {
  it('is kept for its user alone until it is forgotten', () => {
    keepAward(7, { key: 'k-12345678', contexts: ['birthday_party'] });
    expect(pendingAward(7)).toEqual({ key: 'k-12345678', contexts: ['birthday_party'] });
    expect(pendingAward(8)).toBeNull();
    forgetAward(7);
    expect(pendingAward(7)).toBeNull();
  });
  it('that is damaged is none', () => {
    for (const text of ['{', 'null', '{"key":1,"contexts":[]}', '{"key":"k","contexts":[1]}', '[]']) {
      storage.set('arenadesk.award.7', text);
      expect(pendingAward(7), text).toBeNull();
    }
  });
});
