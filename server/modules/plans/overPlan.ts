import type { OverPlan } from '@towpath/contracts/api/plans.ts';
import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { isRepaid } from '@towpath/domain/plans/repayment/drawing.ts';
import { sayHeadline } from '@towpath/domain/plans/repayment/headlineWords.ts';
import { isAllPaid } from '@towpath/domain/plans/standsRepaid.ts';
import { howEnded, overOf } from '@towpath/domain/plans/ways/howEnded.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { nameOfProduct } from '@towpath/domain/solutions/solution/products.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { type RepaymentNow, repaidPlan } from './repaidPlan.ts';
import { changesOf, plansOf } from './repository.ts';
import { lastReviewOf } from './reviews.ts';
import { inDays, wayOfPlan } from './wayOfPlan.ts';

type OverDeps = {
  readonly database: Database;
  readonly clock: Clock;
  /** How a plan stands that is repaid. */
  readonly repaymentNow: RepaymentNow;
  /** Whether nothing is owed on any debt of a person, by their list and what their plans were told. */
  readonly owesNothing: (customerId: string) => Promise<boolean>;
  readonly recommendations: Pick<Recommendations, 'keptWhole'>;
  readonly rulebook: Pick<Rulebook, 'rulesOn' | 'rowsOn'>;
};

/**
 * What a person was on last, once it is over and while they have chosen nothing since: how it ended, and what they do now. Null
 * for none, and for what they left themselves: of what is repaid all that was not paid to its end.
 *
 * @param seesHealth whether whoever reads it may see facts of health: its person does
 */
export async function overPlan(
  { database, clock, recommendations, rulebook, repaymentNow, owesNothing }: OverDeps,
  customerId: string,
  seesHealth = true,
): Promise<OverPlan | null> {
  const [last] = await plansOf(database, customerId);
  if (last?.state !== 'ended') return null;
  const repaid = await repaidPlan(repaymentNow, customerId, last);
  if (isRepaid(last.shortName) && !isAllPaid(repaid)) return null;
  const { id, shortName, recordId } = last;
  const [{ record }, changes, review] = await Promise.all([
    recommendations.keptWhole(customerId, recordId),
    changesOf(database, customerId, id),
    lastReviewOf(database, { customerId, planId: id }),
  ]);
  const today = londonDate(clock.now());
  const { way, limitOn, filled } = wayOfPlan(rulebook, { shortName, record, today }, seesHealth);
  const ended = { way, changes: inDays(changes), limitOn, sums: repaid?.sums ?? null, review };
  // What was paid says by itself how it is over.
  const { stands, you } = repaid ? sayHeadline(repaid, isoDate(today)) : overOf(ended);
  const told = solutionToTell(shortName, seesHealth);
  return {
    id,
    product: {
      shortName: told,
      name: told === shortName ? nameOfProduct(shortName) : inSentence(told),
    },
    stands: filled(stands),
    you: filled(you),
    endedOn: isoDate(ended.changes.at(-1)?.on ?? today),
    isDone: howEnded(ended) === 'done',
    owesNothing: repaid !== null && (await owesNothing(customerId)),
  };
}
