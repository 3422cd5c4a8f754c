import { useTranslate } from 'ra-core';
import { useWorld } from '#src/fields/parts/say.ts';
import { formatInstant, type Moment } from '#src/lib/format.ts';

const dayLong = 86_400;
export interface Saying {
  readonly translate: ReturnType<typeof useTranslate>;
  /** A moment by the clock of the chosen arena; a dash for none. */
  readonly moment: (value: Moment) => string;
  /** Seconds as days, or as playtime says them; 0 is unlimited. */
  readonly duration: (seconds: number) => string;
  /** Seconds as hours and minutes, of which neither is said that is 0: `1 h`, `5 min`; nothing is `0 min`. */
  readonly playtime: (seconds: number) => string;
}
/** How panels write what services say. */
export const useSaying = (): Saying => {
  const translate = useTranslate();
  const { moment } = useWorld();
  const playtime = (seconds: number) => {
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
    return [...(hours > 0 ? [translate('people.hours', { amount: hours })] : []), ...(minutes > 0 || hours === 0 ? [translate('people.minutes', { amount: minutes })] : [])].join(' ');
  };
  return {
    translate, playtime,
    moment: (value) => formatInstant(value, moment) || '–',
    duration: (seconds) => (seconds === 0 ? translate('people.forever') : seconds % dayLong === 0 ? translate('people.days', { smart_count: seconds / dayLong }) : playtime(seconds)),
  };
};

/** A fraction as percent, without a float tail: 0.155 is 15,5. */
export const percentOf = (fraction: number): string => String(Math.round(fraction * 1e4) / 100).replace('.', ',');
