import { loseOldPassword } from '../../modules/identity/endEveryLogin.ts';
import type { CarriedOver } from './carriedOver.ts';

/**
 * A password chosen since is not known: the one of the back-up may be what was stolen, so none works, and the person comes
 * in by a mailed link. So does who has had a second factor since, which a password alone must not go round.
 */
export const passwords: CarriedOver = {
  kinds: ['password changed', 'password reset used', 'second factor added'],
  apply: ({ database, config, now }, { customerId }) =>
    database.transaction().execute(trx => loseOldPassword(trx, customerId, config.jwtSecret, now)),
};
