import { type OpenQuestion, openQuestionIn } from '@towpath/domain/journeys/openQuestion.ts';
import { isQualifier } from '@towpath/domain/journeys/purpose.ts';
import { FULL_JOURNEY_ADVICE } from '@towpath/domain/journeys/steps.ts';
import { type AdviceRecord, recordOf } from '@towpath/domain/solutions/explain/record.ts';
import { recordSoFar } from '@towpath/domain/solutions/explain/recordSoFar.ts';
import { runIn } from '../../platform/database/preparedStatements.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Answers } from '../answers/service.ts';
import type { RecommendationDeps } from './recommendation.ts';
import { latestRecordId } from './repository.ts';
import { reachesEnd } from './requireEnd.ts';

/** What is found by all that is known of somebody who has had advice. */
export type SoFar = {
  /** As `recordSoFar` has it while the answers do not reach the advice. */
  readonly record: AdviceRecord;
  /** What stands before the advice; null where it is reached, and where nothing can be answered. */
  readonly open: OpenQuestion | null;
};

/** Returns the function that says what stands before the advice of somebody who has had one; null for nothing. */
export function openQuestionReader({
  database,
  walkedJourney,
}: Pick<RecommendationDeps, 'database'> & Pick<Answers, 'walkedJourney'>) {
  return async (customerId: string): Promise<OpenQuestion | null> => {
    if ((await latestRecordId(database, customerId)) === undefined) return null;
    return openQuestionIn(await walkedJourney(customerId));
  };
}

type Deps = Pick<RecommendationDeps, 'database' | 'clock' | 'rulebook' | 'walkedJourney' | 'caseOf'> & {
  readonly isAdvised: (facts: AdviceRecord['inputs']) => boolean;
};

/**
 * Returns the function that judges a person by what is known so far, also while something that was told since stands before
 * their advice: their debts are known all the same. Null before there is advice, and where we do not advise.
 */
export function soFarReader({ database, clock, rulebook, walkedJourney, caseOf, isAdvised }: Deps) {
  return async (customerId: string): Promise<SoFar | null> => {
    if ((await latestRecordId(database, customerId)) === undefined) return null;
    const today = londonDate(clock.now());
    const { walked, facts } = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async trx => {
        const found = await walkedJourney(customerId, runIn(trx));
        const review = isQualifier(found.plan.definition) ? null : found.answers;
        return { walked: found, facts: await caseOf(trx, { customerId, review, today }) };
      });
    if (!isAdvised(facts)) return null;
    const record = recordOf(facts, today, rulebook);
    if (reachesEnd(FULL_JOURNEY_ADVICE, walked)) return { record, open: null };
    return { record: recordSoFar(record), open: openQuestionIn(walked) };
  };
}
