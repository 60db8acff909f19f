const HOUR = 60 * 60 * 1000;

/**
 * When a talk is reminded of: so long before it, unless less than `shortest` is left, or it was booked or moved less than
 * `fresh` before it. In milliseconds.
 */
export const REMINDERS = {
  day: { before: 24 * HOUR, shortest: 3 * HOUR, fresh: 26 * HOUR },
  hour: { before: HOUR, shortest: 0, fresh: 3 * HOUR },
} as const;

/** Which reminders a talk gets that is booked or moved at a moment. */
export function remindersOf(startsAt: Date, arrangedAt: Date): readonly (keyof typeof REMINDERS)[] {
  const ahead = startsAt.getTime() - arrangedAt.getTime();
  return (['day', 'hour'] as const).filter(which => ahead >= REMINDERS[which].fresh);
}
