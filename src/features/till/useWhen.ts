import { businessDayOf, todayIn } from '#resources/domain/day.ts';
import { useEngine } from '#src/engine/context.ts';
import { formatInstant, formatTime } from '#src/lib/format.ts';

/** When something was sold, by the arena's clock: the time alone where that was on its business day of today. */
export const useWhen = (): ((moment: number | string) => string) => {
  const { arena } = useEngine();
  const [timezone, dayStart] = [arena?.timezone ?? 'UTC', arena?.dayStartTime ?? null];
  const format = { locale: arena?.locale ?? 'en', timezone: arena?.timezone };
  return (moment) => (businessDayOf(moment, timezone, dayStart) === todayIn(timezone, Date.now(), dayStart) ? formatTime : formatInstant)(moment, format);
};
