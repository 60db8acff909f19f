import type { BudgetRules } from '@towpath/domain/budget/rules.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import type { FactFind } from '@towpath/domain/fact-find/factFind.ts';
import { knownFactsOf } from '@towpath/domain/fact-find/knownFactsOf.ts';
import type { HouseholdMakeup } from '@towpath/domain/household/makeup.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { factKey, type KnownFacts, withFacts } from '@towpath/domain/journey-engine/definition/fact.ts';
import { pathOf } from '@towpath/domain/journey-engine/run/path.ts';
import { CASE_QUESTIONS, knownFacts } from '@towpath/domain/journeys/factKinds.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { qualifierFacts } from '@towpath/domain/journeys/qualifier/facts.ts';
import type { RulesOn } from '@towpath/domain/solutions/recommend/rules.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { type RunQuery, runIn } from '../../platform/database/preparedStatements.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { givenIn, lockJourney, readEach, readWithAll, storeState } from './journeyRow.ts';
import { walkWholePath } from './pathState.ts';
import type { Plans } from './plans.ts';
import { refuseLocked } from './refuseLocked.ts';

export type FactsDeps = {
  readonly clock: Clock;
  readonly plans: Plans;
  /** Null until the person has said who lives with them. */
  readonly householdOf: (database: Database, customerId: string) => Promise<HouseholdMakeup | null>;
  readonly debtsOf: (database: Database, customerId: string) => Promise<readonly ListedDebt[]>;
  readonly budgetOf: (trx: DatabaseTransaction, customerId: string) => Promise<FactFind['budget']>;
  readonly creditTypes: readonly CreditType[];
  readonly rulesOn: RulesOn;
  readonly countedPayments: BudgetRules['countedPayments'];
};

/**
 * The facts a questionnaire may read about a person without asking them. They are stored with the path of the
 * journey that reads them, so that an answer costs no extra read, and worked out again whenever the data
 * behind them is saved.
 */
export function createFacts({
  clock,
  plans,
  householdOf,
  debtsOf,
  budgetOf,
  rulesOn,
  ...content
}: FactsDeps) {
  /**
   * A person's current facts, as far as the questionnaire reads any: given on the path of the Qualifier, stored with
   * their case, or worked out from it.
   */
  async function of(reads: Plan, customerId: string, trx: DatabaseTransaction): Promise<KnownFacts> {
    const household = await householdOf(trx, customerId);
    const told = await toldInQualifier(customerId, runIn(trx));
    if (!told) return knownFacts({ qualifier: null, household });
    const qualifier = qualifierFacts(told.plan.definition, told.answers);
    if (!CASE_QUESTIONS.some(name => reads.facts.has(factKey(name))))
      return knownFacts({ qualifier, household });
    const found = {
      ...content,
      answers: told.answers,
      household,
      debts: await debtsOf(trx, customerId),
      budget: await budgetOf(trx, customerId),
      details: { dateOfBirth: null },
      trustDeedFees: null,
      today: londonDate(clock.now()),
    };
    return knownFactsOf(qualifier, found, rulesOn);
  }

  async function toldInQualifier(customerId: string, on: RunQuery) {
    for (const { row, stored } of await readEach(on, customerId)) {
      const plan = await plans.load(row.journey, row.version);
      if (isQualifier(plan.definition))
        return { plan, answers: pathOf(plan, givenIn({ row, stored })).answers };
    }
    return undefined;
  }

  /**
   * Call this wherever a fact may have changed, in the transaction that changed it: the path of the person's
   * journey is walked again with the current facts. A journey that reads no fact stays as it is. Throws SESSION_CLOSED
   * where no more is taken, and the transaction has then changed nothing.
   */
  async function changed(trx: DatabaseTransaction, customerId: string): Promise<void> {
    const on = runIn(trx);
    await lockJourney(on, { customerId });
    const read = await readWithAll(on, { customerId });
    if (!read) return;
    const { row } = read;
    refuseLocked(row.status);
    const plan = await plans.load(row.journey, row.version);
    if (plan.facts.size === 0) return;
    const answers = givenIn({ ...read, row: { ...row, state: { ...row.state, facts: {} } } });
    const after = walkWholePath(plan, withFacts(answers, await of(plan, customerId, trx)), row.status);
    if (JSON.stringify(after.state) === JSON.stringify(row.state)) return;
    await storeState(trx, { customerId, id: row.id, ...after, at: clock.now() });
  }

  return { of, changed };
}

export type Facts = ReturnType<typeof createFacts>;
