import type { StartingAnswerResponse } from '@towpath/contracts/api/answers.ts';
import type { CreditType } from '@towpath/domain/debts/creditType.ts';
import type { ListedDebt } from '@towpath/domain/debts/debtFacts.ts';
import type { KindGuide } from '@towpath/domain/debts/kindGuide.ts';
import type { FactFind } from '@towpath/domain/fact-find/factFind.ts';
import { type KnownAnswer, knownAnswers } from '@towpath/domain/fact-find/knownAnswers.ts';
import type { Plan } from '@towpath/domain/journey-engine/compile/plan.ts';
import { checkGiven } from '@towpath/domain/journey-engine/run/checkAnswer.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import type { CalendarDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { type RunQuery, runIn } from '../../platform/database/preparedStatements.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { WalkedJourney } from './service.ts';

/** Each part is read by the module that keeps it. */
export type KnownDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** Both throw NO_JOURNEY. */
  readonly walkedJourney: (customerId: string, on: RunQuery) => Promise<WalkedJourney>;
  readonly walkedQualifier: (customerId: string, on: RunQuery) => Promise<WalkedJourney>;
  readonly creditTypes: readonly CreditType[];
  readonly kindGuides: readonly KindGuide[];
  readonly debtsOf: (database: Database, customerId: string) => Promise<readonly ListedDebt[]>;
  readonly budgetOf: (trx: DatabaseTransaction, customerId: string) => Promise<FactFind['budget']>;
};

/** Returns the function that collects the starting answers of a person's journey, all read at one moment. */
export function startingAnswersFor({ database, clock, creditTypes, kindGuides, ...of }: KnownDeps) {
  return (customerId: string): Promise<StartingAnswerResponse[]> =>
    database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async trx => {
        const on = runIn(trx);
        const { plan, answers: review } = await of.walkedJourney(customerId, on);
        if (isQualifier(plan.definition)) return [];
        const { plan: qualifierPlan, answers: qualifier } = await of.walkedQualifier(customerId, on);
        const debts = await of.debtsOf(trx, customerId);
        const budget = await of.budgetOf(trx, customerId);
        const lines = budget.isComplete ? budget.lines : [];
        const today = londonDate(clock.now());
        const answers = { qualifier, review };
        const known = knownAnswers({ answers, qualifierPlan, debts, creditTypes, kindGuides, lines });
        return known.flatMap(startingAnswer => asAnswer(plan, startingAnswer, today));
      });
}

/** As the API returns it; nothing for a step that this version of the questionnaire does not have. */
function asAnswer(
  plan: Plan,
  { stepId, words, says }: KnownAnswer,
  today: CalendarDate,
): StartingAnswerResponse[] {
  const planStep = plan.stepById.get(stepId);
  if (!planStep) return [];
  const { step } = planStep;
  const chosenAnswers = words.map(word => {
    const chosen = step.answers.find(({ id }) => id === `${stepId}.${word}`);
    return chosen ?? { id: step.answers[0]?.id ?? '', value: word };
  });
  const checked = checkGiven(
    planStep,
    chosenAnswers.map(({ id, value }) => ({ id, value })),
    today,
  );
  // A value that does not fit the question is still worth showing as a hint.
  const answers = checked.ok ? checked.value.map(answer => ({ ...answer })) : [];
  return [{ stepId, answers, says }];
}
