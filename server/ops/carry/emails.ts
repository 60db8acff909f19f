import { loseOldEmail, replaceOldChange } from '../../modules/account/emailAfterRestore.ts';
import { stopEmailChange } from '../../modules/account/emailChangesForStaff.ts';
import type { CarriedOver } from './carriedOver.ts';

/**
 * An email that was changed since: the one of the back-up logs nobody in any more. A change that was stopped since, as
 * one that was not theirs, does not go on; nor one that another took the place of.
 */
export const emails: CarriedOver = {
  kinds: ['email change asked', 'email change cancelled', 'email changed'],
  async apply({ database, known }, change) {
    const { customerId, at, kind } = change;
    if (kind === 'email change cancelled') {
      await stopEmailChange(database, customerId, at);
      return;
    }
    await database
      .transaction()
      .execute(trx =>
        kind === 'email changed'
          ? loseOldEmail(trx, change, known.get(customerId)?.email)
          : replaceOldChange(trx, customerId, at),
      );
  },
};
