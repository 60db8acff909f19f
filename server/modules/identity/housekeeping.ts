import type { Deps } from '../../deps.ts';
import { mailsForServer } from '../../platform/mail/addMail.ts';
import { tidyResetMails } from './passwordResetMails.ts';
import { tidyTries } from './passwordTries.ts';
import { tidyRepeatable } from './repeats.ts';
import { tidyChallenges } from './second-factor/challenges.ts';
import { SETUP_HOURS, tidySecrets } from './second-factor/repository.ts';
import { tellOfWrongCodes } from './second-factor/tellOwner.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/**
 * Removes credentials and counts that have expired, and tells whoever's password was given without a right code. Any
 * server may do it, any number of times.
 */
export async function removeExpired({ database, clock }: Pick<Deps, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await database.deleteFrom('guest_credentials').where('expires_at', '<', now).execute();
  await database.deleteFrom('session_confirmations').where('expires_at', '<', now).execute();
  await database.transaction().execute(async trx => {
    for (const customerId of await tidyChallenges(trx, now)) {
      await tellOfWrongCodes(trx, mailsForServer, customerId, now);
    }
  });
  await tidySecrets(database, before(SETUP_HOURS * HOUR));
  await tidyTries(database, now);
  await tidyResetMails(database, now);
  await tidyRepeatable(database, now);
  // Where a release from before counts.
  await database.deleteFrom('login_failures').where('last_at', '<', before(DAY)).execute();
}
