import type { BudgetRules } from '@towpath/domain/budget/rules.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import { caseFrom } from '@towpath/domain/fact-find/caseFrom.ts';
import type { FactFind } from '@towpath/domain/fact-find/factFind.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { AnswersOnPath } from '@towpath/domain/journey-engine/run/path.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import type { GrantedHere } from '@towpath/domain/solutions/case/grantedHere.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { type RunQuery, runIn } from '../../platform/database/preparedStatements.ts';
import { trustDeedFeesOf } from './trustDeedFees.ts';

/** Each part is read by the module that keeps it, in the transaction given. */
export type CaseOfDeps = {
  readonly creditTypes: readonly CreditType[];
  readonly countedPayments: BudgetRules['countedPayments'];
  /** Throws NO_JOURNEY. */
  readonly walkedQualifier: (
    customerId: string,
    on: RunQuery,
  ) => Promise<{ readonly answers: AnswersOnPath }>;
  readonly debtsOf: (database: Database, customerId: string) => Promise<readonly ListedDebt[]>;
  readonly householdOf: (database: Database, customerId: string) => Promise<HouseholdMakeup | null>;
  readonly birthDateOf: (database: Database, customerId: string) => Promise<CalendarDate | null>;
  /** Empty for a person who did not agree to our keeping any. */
  readonly healthAnswersOf: (database: Database, customerId: string) => Promise<FactFind['health']>;
  readonly budgetOf: (trx: DatabaseTransaction, customerId: string) => Promise<FactFind['budget']>;
  /** What was granted on the person's plans from here, without the plan that they are on. */
  readonly grantedOf: (trx: DatabaseTransaction, customerId: string) => Promise<readonly GrantedHere[]>;
};

/** Whose case it is, on which day, with the answers of the full review; null where they are not on one. */
export type CaseOfWhom = {
  readonly customerId: string;
  readonly review: AnswersOnPath | null;
  readonly today: CalendarDate;
};

/**
 * Returns the function that builds a person's case from everything they have told us, as one transaction sees
 * it.
 */
export function caseReader(deps: CaseOfDeps) {
  return async (trx: DatabaseTransaction, { customerId, review, today }: CaseOfWhom): Promise<Case> => {
    const { answers: qualifier } = await deps.walkedQualifier(customerId, runIn(trx));
    return caseFrom({
      answers: { qualifier, review },
      debts: await deps.debtsOf(trx, customerId),
      creditTypes: deps.creditTypes,
      countedPayments: deps.countedPayments,
      household: await deps.householdOf(trx, customerId),
      budget: await deps.budgetOf(trx, customerId),
      details: { dateOfBirth: await deps.birthDateOf(trx, customerId) },
      health: await deps.healthAnswersOf(trx, customerId),
      trustDeedFees: await trustDeedFeesOf(trx, customerId),
      grantedHere: await deps.grantedOf(trx, customerId),
      today,
    });
  };
}
