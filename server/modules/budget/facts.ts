import { type BudgetFacts, NO_FACTS } from '@towpath/domain/budget/facts.ts';
import { hasPublicFunds } from '@towpath/domain/fact-find/past.ts';
import { answerReader } from '@towpath/domain/fact-find/told.ts';
import { budgetFactsFrom } from '@towpath/domain/journeys/qualifier/budgetFacts.ts';
import { qualifierFacts } from '@towpath/domain/journeys/qualifier/facts.ts';
import type { HealthFacts } from '@towpath/domain/people/health.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { type RunQuery, runIn } from '../../platform/database/preparedStatements.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { WalkedJourney } from '../answers/service.ts';

export type BudgetFactsDeps = {
  readonly clock: Clock;
  /** Throws NO_JOURNEY for a person who has not started. */
  readonly walkedQualifier: (customerId: string, on?: RunQuery) => Promise<WalkedJourney>;
  /** The facts the person's health conditions give the budget, as far as they consented to that. */
  readonly healthFacts: (customerId: string, on?: Database) => Promise<HealthFacts>;
};

/**
 * What is known of a person beside their budget, from their answers and from what they told us about their
 * health; read in the transaction, where one is given.
 */
export function budgetFacts({ clock, walkedQualifier, healthFacts }: BudgetFactsDeps) {
  return async (customerId: string, trx?: DatabaseTransaction): Promise<BudgetFacts> => {
    const answered = await fromQualifier(customerId, trx && runIn(trx));
    return { ...answered, ...(await healthFacts(customerId, trx)) };
  };

  async function fromQualifier(customerId: string, on?: RunQuery): Promise<BudgetFacts> {
    try {
      const { plan, answers } = await walkedQualifier(customerId, on);
      return budgetFactsFrom(qualifierFacts(plan.definition, answers), londonDate(clock.now()));
    } catch (fault) {
      if (fault instanceof ApiError && fault.code === 'NO_JOURNEY') return NO_FACTS;
      throw fault;
    }
  }
}

/** Returns the function that reads whether a person may claim benefits; null while nobody has asked. */
export function publicFundsReader({
  walkedJourney,
}: {
  /** Throws NO_JOURNEY for a person who has not started. */
  readonly walkedJourney: (customerId: string) => Promise<WalkedJourney>;
}) {
  return async (customerId: string): Promise<boolean | null> => {
    const { answers } = await walkedJourney(customerId);
    return hasPublicFunds(answerReader({ qualifier: answers, review: null }));
  };
}
