const DAY = 24 * 60 * 60 * 1000;

/** How long the old address has to say no, in days: long enough for who looks at it once a week. */
export const EMAIL_CHANGE_WAITS_DAYS = 7;
/** After so many days without a word from the new address, a change is given up. */
export const EMAIL_CHANGE_LASTS_DAYS = 14;

/** After so many days in which the old address could not be told, and nobody here decided, a change is given up. */
export const EMAIL_CHANGE_UNTOLD_DAYS = 30;

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
export function countsWithoutOldFrom({ oldToldAt }: Pick<EmailChange, 'oldToldAt'>): Date | null {
  return oldToldAt && new Date(oldToldAt.getTime() + EMAIL_CHANGE_WAITS_DAYS * DAY);
}

/**
 * What becomes of a change now: the new address has to say yes in any case; the old one may say yes, or say nothing for
 * seven days after it was told. A no of either ends it before this is asked.
 */
export function emailChangeNow(change: EmailChange, now: Date): 'waits' | 'counts' | 'over' {
  const isPast = (days: number) => now.getTime() >= change.askedAt.getTime() + days * DAY;
  if (change.confirmedAt === null) return isPast(EMAIL_CHANGE_LASTS_DAYS) ? 'over' : 'waits';
  if (change.agreedAt !== null) return 'counts';
  const from = countsWithoutOldFrom(change);
  if (from === null) return isPast(EMAIL_CHANGE_UNTOLD_DAYS) ? 'over' : 'waits';
  return now >= from ? 'counts' : 'waits';
}
