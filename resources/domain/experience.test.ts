import { describe, expect, it } from 'vitest';
import { experienceAfter, type RankBand, type Stretch } from './experience.ts';

const ranks: readonly RankBand[] = [{ lower: 0, upper: 99, gain: 5, decay: 0 }, { lower: 100, upper: 199, gain: 10, decay: 2 }, { lower: 200, upper: 999, gain: 20, decay: 10 }];
const hours = (n: number) => n * 3_600_000;
const after = (balance: number, span: number, play: readonly Stretch[] = []) => experienceAfter({ balance, rest: 0 }, 0, hours(span), play, ranks);

describe('GAMI-14 experience after play and no play', () => {
  it('gains per hour played: ten hours at 5 are 50', () => {
    expect(after(0, 10, [[0, hours(10)]])).toEqual({ balance: 50, rest: 0 });
  });
  it('changes its speed with the rank, within the hour in which it is reached', () => {
    // Twenty minutes to 100 at 15 points in 3 hours, then 10 an hour.
    expect(after(90, 3, [[0, hours(3)]])).toEqual({ balance: 110, rest: 0 });
  });
  it('decays per hour without play, by the rank that is in force, and stays where a rank takes nothing', () => {
    expect(after(203, 0.3)).toEqual({ balance: 200, rest: 0 });
    expect(after(203, 1.3)).toEqual({ balance: 198, rest: 0 });
    expect(after(101, 100)).toEqual({ balance: 100, rest: 0 });
  });
  it('is never below 0, and nothing where no rank is in force', () => {
    expect(experienceAfter({ balance: 3, rest: 0 }, 0, hours(100), [], [{ lower: 0, upper: 9, gain: 1, decay: 1 }])).toEqual({ balance: 0, rest: 0 });
    expect(after(5_000, 100, [[0, hours(50)]])).toEqual({ balance: 5_000, rest: 0 });
  });
  it('counts only what lies in the time, and the same in one step as in many', () => {
    const play: readonly Stretch[] = [[hours(-2), hours(1.5)], [hours(3), hours(9)]];
    const whole = after(95, 7, play);
    let step = { balance: 95, rest: 0 };
    for (let i = 0; i < 70; i += 1) step = experienceAfter(step, hours(i / 10), hours((i + 1) / 10), play, ranks);
    expect(step.balance + step.rest).toBeCloseTo(whole.balance + whole.rest, 3);
    expect(whole.balance).toBeGreaterThan(130);
  });
});
