const DAY = 24 * 60 * 60 * 1000;

/** How long the old address has to say no, in days: long enough for who looks at it once a week. */
export const EMAIL_CHANGE_WAITS_DAYS = 7;
/** After so many days without a word from the new address, a change is given up. */
export const EMAIL_CHANGE_LASTS_DAYS = 14;

/** A change of email that is under way. */
export type EmailChange = {
  readonly askedAt: Date;
  /** When the new address said that it is the person's; null before. */
  readonly confirmedAt: Date | null;
  /** When the old address said yes; null before. */
  readonly agreedAt: Date | null;
};

/** The moment from which a change counts without a word from the old address, which the person may have lost. */
export function countsWithoutOldFrom({ askedAt }: EmailChange): Date {
  return new Date(askedAt.getTime() + EMAIL_CHANGE_WAITS_DAYS * DAY);
}

/**
 * What becomes of a change now: the new address has to say yes in any case; the old one may say yes, or say nothing for
 * seven days. A no of either ends it before this is asked.
 */
export function emailChangeNow(change: EmailChange, now: Date): 'waits' | 'counts' | 'over' {
  if (change.confirmedAt === null) {
    const last = change.askedAt.getTime() + EMAIL_CHANGE_LASTS_DAYS * DAY;
    return now.getTime() >= last ? 'over' : 'waits';
  }
  return change.agreedAt !== null || now >= countsWithoutOldFrom(change) ? 'counts' : 'waits';
}
