const DAY = 24 * 60 * 60 * 1000;

/** How long a change of email waits, in days. */
export type EmailChangeDays = {
  /** For a no of the old address, once it was told: after so many without a word the change counts. */
  readonly waitsDays: number;
  /** For a word from the new address: after so many the change is given up. */
  readonly lastsDays: number;
  /** For the old address to be told, or somebody here to decide: after so many the change is given up. */
  readonly untoldDays: number;
};

/** A change of email that is under way. */
export type EmailChange = {
  readonly askedAt: Date;
  /** When the new address said that it is the person's; null before. */
  readonly confirmedAt: Date | null;
  /** When the old address said yes; null before. */
  readonly agreedAt: Date | null;
  /** When a mail server took the mail to the old address, or a phone the message in its place; null before. */
  readonly oldToldAt: Date | null;
};

/**
 * The moment from which a change counts without a word from the old address, which the person may have lost. It is
 * counted from when that was told: null before, since silence of who heard nothing is no yes.
 */
export function countsWithoutOldFrom(
  { oldToldAt }: Pick<EmailChange, 'oldToldAt'>,
  { waitsDays }: EmailChangeDays,
): Date | null {
  return oldToldAt && new Date(oldToldAt.getTime() + waitsDays * DAY);
}

/**
 * What becomes of a change now: the new address has to say yes in any case; the old one may say yes, or say nothing for
 * the days it has after it was told. A no of either ends it before this is asked.
 */
export function emailChangeNow(
  change: EmailChange,
  now: Date,
  days: EmailChangeDays,
): 'waits' | 'counts' | 'over' {
  const isPast = (count: number) => now.getTime() >= change.askedAt.getTime() + count * DAY;
  if (change.confirmedAt === null) return isPast(days.lastsDays) ? 'over' : 'waits';
  if (change.agreedAt !== null) return 'counts';
  const from = countsWithoutOldFrom(change, days);
  if (from === null) return isPast(days.untoldDays) ? 'over' : 'waits';
  return now >= from ? 'counts' : 'waits';
}
