/** The IANA time zones offered for an arena, by name. Browsers and Node may know slightly different ones: check with `isTimezone`. */
export function timezones(): readonly string[] {
  offered ??= [...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC'), 'UTC'];
  return offered;
}

/** Whether this machine knows a time zone by this name, older names included (Europe/Kiev); plain offsets are none. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format();
    return true;
  } catch {
    return false;
  }
}

let offered: readonly string[] | undefined;
