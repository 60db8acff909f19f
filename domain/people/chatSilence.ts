const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

/**
 * Before which moment an adviser must have written last for a conversation to end by itself. One in which the person had
 * the last word does not end: they wait for us.
 *
 * @param silentHours whole hours in which nobody writes
 */
export function silentSince(now: Date, silentHours: number): Date {
  return new Date(now.getTime() - silentHours * HOUR_MS);
}

/** Such a time in words: "a day", "2 days", "an hour", "36 hours". */
export function silenceText(silentHours: number): string {
  const days = silentHours / DAY_HOURS;
  if (Number.isInteger(days)) return days === 1 ? 'a day' : `${days} days`;
  return silentHours === 1 ? 'an hour' : `${silentHours} hours`;
}
