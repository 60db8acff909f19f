import { CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Agreement } from '../agreement.ts';
import { keptText } from '../consents/texts.ts';
import {
  addWithdrawal,
  latestSearch,
  latestWithdrawal,
  removeCode,
  removeReports,
  removeTerms,
} from './repository.ts';
import { inTurn } from './turns.ts';

/**
 * The yes to searching the credit report. Each search takes a new one, under the whole of its terms. A no removes the
 * reports that are kept and a search that waits for its code; debts that were found stay in the list, as the person's
 * own. It waits for a search that is under way, so that nothing comes in after it.
 */
export function creditSearchAgreement(deps: Pick<Deps, 'database' | 'clock'>): Agreement {
  const { database, clock } = deps;
  return {
    id: 'credit search',
    canBeGiven: false,
    async latest(customerId) {
      const search = await latestSearch(database, customerId);
      if (!search) return null;
      const { version, textHash } = search;
      const lines = await keptText(database, textHash);
      const withdrawnAt = await latestWithdrawal(database, customerId);
      return withdrawnAt !== null && withdrawnAt >= search.at
        ? { hasConsented: false, at: withdrawnAt, version, lines }
        : { hasConsented: true, at: search.at, version, lines };
    },
    say: ({ customerId, sessionId, network }) =>
      inTurn(deps, customerId, () =>
        database.transaction().execute(async trx => {
          const at = clock.now();
          await addWithdrawal(trx, customerId, at);
          await removeReports(trx, customerId);
          await removeCode(trx, customerId);
          await removeTerms(trx, customerId);
          const facts = { consent: 'credit search', words: CREDIT_SEARCH_TERMS.version } as const;
          await note(trx, { kind: 'consent withdrawn', at, customerId, sessionId, network, facts });
        }),
      ),
  };
}
