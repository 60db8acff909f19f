import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { accountById } from '../../modules/customers/accounts.ts';
import { askForErasure, keepForPerson } from '../../modules/own-data/erasures.ts';
import { keepEraseOn } from '../../modules/own-data/erasuresAfterRestore.ts';
import { askGuestErasure, keepGuest } from '../../modules/own-data/guestErasures.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { CarriedOver, Change, Restored } from './carriedOver.ts';

/** So many days are left at least to whoever gets the mail again: its link is the only one that still works. */
const LEFT_AT_LEAST = 7;
const DAY = 24 * 60 * 60 * 1000;

/**
 * An erasure that was asked for, or stopped. The mail that tells of it leaves again. Whoever was told before has the day
 * that they were told; for all others the days are counted from the mail, as always.
 */
export const erasures: CarriedOver = {
  kinds: ['erasure asked', 'erasure cancelled'],
  async apply(to, change) {
    const { database } = to;
    const { customerId, kind, at } = change;
    const hasAccount = (await accountById(database, customerId)) !== null;
    if (kind === 'erasure cancelled') {
      if (hasAccount) await keepForPerson({ database, outbox: mailsForServer }, customerId, at);
      else await keepGuest(database, { customerId }, at);
    } else if (hasAccount) {
      await askAgain(to, change);
    } else {
      await askGuestErasure(database, { customerId }, at);
    }
  },
};

async function askAgain({ database, content, now }: Restored, { customerId, at, eraseOn }: Change) {
  const asking = { database, rules: content.retention, outbox: mailsForServer };
  await askForErasure(asking, { customerId }, undefined, at);
  const soonest = isoDate(londonDate(new Date(now.getTime() + LEFT_AT_LEAST * DAY)));
  if (eraseOn !== undefined && eraseOn >= soonest) await keepEraseOn(database, customerId, eraseOn);
}
