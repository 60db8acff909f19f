import { turnOffAfterRestore } from '../../modules/identity/second-factor/turning.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import type { CarriedOver } from './carriedOver.ts';

/**
 * A second factor that was turned off since: its phone may be lost. One that was turned on since is gone with its secret,
 * so that no password is left to go round it.
 */
export const secondFactor: CarriedOver = {
  kinds: ['second factor removed'],
  apply: ({ database, now }, { customerId }) =>
    turnOffAfterRestore(database, mailsForServer, customerId, now),
};
