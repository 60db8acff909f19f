import { CREDIT_SEARCH_LINES, CREDIT_SEARCH_TERMS } from '@towpath/domain/people/creditSearchTerms.ts';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { addMail } from '../../platform/mail/addMail.ts';
import { type Agreed, type Agreement, WITHDRAWN_MAIL } from '../agreement.ts';
import { keepText, keptText } from '../consents/texts.ts';
import { removePhoneCode } from './phoneCodes.ts';
import {
  addWithdrawal,
  latestWithdrawal,
  latestYes,
  removeCode,
  removeReports,
  removeTerms,
  type SaidYes,
  textOfSearches,
} from './repository.ts';
import { inTurn } from './turns.ts';

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
    latest: customerId => latestSaid(database, customerId),
    say: who =>
      inTurn(deps, who.customerId, () =>
        database.transaction().execute(async trx => {
          const at = clock.now();
          const { customerId } = who;
          const yes = await latestYes(trx, customerId);
          if (!yes || !(await latestSaid(trx, customerId))?.hasConsented) return;
          const { version } = yes;
          // Before the yes is forgotten: the no keeps the words that it was given to.
          const textHash = await textOf(trx, customerId, yes, at);
          await addWithdrawal(trx, customerId, at, { version, textHash });
          await removeReports(trx, customerId);
          await removeCode(trx, customerId);
          await removePhoneCode(trx, customerId);
          await removeTerms(trx, customerId);
          const facts = { consent: 'credit search', words: version } as const;
          await note(trx, { ...who, kind: 'consent withdrawn', at, facts });
          await addMail(trx, { customerId, kind: WITHDRAWN_MAIL, dueAt: at, isUnhurried: false });
        }),
      ),
  };
}

/**
 * What a person said last, with the text that they were shown for their last yes and never another: without one where
 * that is not certain.
 */
async function latestSaid(on: Database | DatabaseTransaction, customerId: string): Promise<Agreed | null> {
  const yes = await latestYes(on, customerId);
  const withdrawal = await latestWithdrawal(on, customerId);
  if (!withdrawal || (yes && yes.at > withdrawal.at)) {
    if (!yes) return null;
    return {
      hasConsented: true,
      at: yes.at,
      version: yes.version,
      lines: await linesOf(on, customerId, yes),
    };
  }
  const { at, version } = withdrawal;
  // A no from before its yes was kept with it. What is known of an earlier search may be of other words: a yes that no
  // search followed was forgotten with the no.
  if (version === null) return { hasConsented: false, at, version, lines: null };
  return {
    hasConsented: false,
    at,
    version,
    lines: await linesOf(on, customerId, { ...withdrawal, version }),
  };
}

/** The lines that a yes was given to; null where they were not kept at that time. */
async function linesOf(
  on: Database | DatabaseTransaction,
  customerId: string,
  { version, textHash }: SaidYes,
): Promise<readonly string[] | null> {
  const kept = await keptText(on, textHash ?? (await textOfSearches(on, customerId, version)));
  return kept ?? (version === CREDIT_SEARCH_TERMS.version ? CREDIT_SEARCH_LINES : null);
}

/** The same as it is kept with a no: the present words are kept now, as the next release may have others. */
async function textOf(
  trx: DatabaseTransaction,
  customerId: string,
  { version, textHash }: SaidYes,
  at: Date,
): Promise<Buffer | null> {
  const kept = textHash ?? (await textOfSearches(trx, customerId, version));
  return kept ?? (version === CREDIT_SEARCH_TERMS.version ? keepText(trx, CREDIT_SEARCH_LINES, at) : null);
}
