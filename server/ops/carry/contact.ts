import { loseOldPhone, loseOldSafeContact } from '../../modules/account/contactAfterRestore.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import type { CarriedOver, Change } from './carriedOver.ts';

/** A number to ring, or how to be reached safely, that was changed since: nobody is reached as in the back-up. */
export const contact: CarriedOver = {
  kinds: ['details changed'],
  // A name harms nobody; its owner sees it and puts it right.
  isAbout: change => whatIn(change) === 'phone' || whatIn(change) === 'safe contact',
  apply: ({ database, known, now }, change) =>
    database.transaction().execute(async trx => {
      const lose = whatIn(change) === 'phone' ? loseOldPhone : loseOldSafeContact;
      const { customerId } = change;
      await lose(trx, mailsForServer, customerId, known.get(customerId), now);
    }),
};

function whatIn(change: Change): string | undefined {
  return change.kind === 'details changed' ? change.facts.what : undefined;
}
