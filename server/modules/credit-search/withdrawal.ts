import { CREDIT_SEARCH_LINES, CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { addMail } from '../../platform/mail/addMail.ts';
import { type Agreement, WITHDRAWN_MAIL } from '../agreement.ts';
import { keptText } from '../consents/texts.ts';
import { removePhoneCode } from './phoneCodes.ts';
import {
  addWithdrawal,
  latestSearch,
  latestTerms,
  latestWithdrawal,
  removeCode,
  removeReports,
  removeTerms,
} from './repository.ts';
import { inTurn } from './turns.ts';

/** The terms as they stand: each wording has a version of its own. */
const PRESENT = { version: CREDIT_SEARCH_TERMS.version, lines: CREDIT_SEARCH_LINES } as const;

/**
 * The yes to searching the credit report, given in a journey before a search. A no takes it back in every journey: a
 * search then needs a new one. It removes the reports that are kept and a search that waits for its code; debts that
 * were found stay in the list, as the person's own. It waits for a search that is under way, so that nothing comes in
 * after it.
 */
export function creditSearchAgreement(deps: Pick<Deps, 'database' | 'clock'>): Agreement {
  const { database, clock } = deps;
  return {
    id: 'credit search',
    canBeGiven: false,
    async latest(customerId) {
      const [search, terms, withdrawnAt] = await Promise.all([
        latestSearch(database, customerId),
        latestTerms(database, customerId),
        latestWithdrawal(database, customerId),
      ]);
      const said = terms && (!search || terms.at > search.at) ? terms : search;
      if (!said) return withdrawnAt && { hasConsented: false, at: withdrawnAt, ...PRESENT };
      const { version } = said;
      const lines =
        search && search.version === version
          ? await keptText(database, search.textHash)
          : version === PRESENT.version
            ? PRESENT.lines
            : null;
      return withdrawnAt !== null && withdrawnAt >= said.at
        ? { hasConsented: false, at: withdrawnAt, version, lines }
        : { hasConsented: true, at: said.at, version, lines };
    },
    say: who =>
      inTurn(deps, who.customerId, () =>
        database.transaction().execute(async trx => {
          const at = clock.now();
          const { customerId } = who;
          await addWithdrawal(trx, customerId, at);
          await removeReports(trx, customerId);
          await removeCode(trx, customerId);
          await removePhoneCode(trx, customerId);
          await removeTerms(trx, customerId);
          const facts = { consent: 'credit search', words: CREDIT_SEARCH_TERMS.version } as const;
          await note(trx, { ...who, kind: 'consent withdrawn', at, facts });
          await addMail(trx, { customerId, kind: WITHDRAWN_MAIL, dueAt: at, isUnhurried: false });
        }),
      ),
  };
}
