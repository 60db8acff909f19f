import type { OverPlan } from '@towpath/contracts/api/plans.ts';
import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import type { ClearedOnList } from '@towpath/domain/debts/clearedOnList.ts';
import { hasCleared } from '@towpath/domain/plans/clearsDebts.ts';
import { ranBeside } from '@towpath/domain/plans/givesTime.ts';
import { isOver } from '@towpath/domain/plans/planState.ts';
import { staysOver } from '@towpath/domain/plans/staysOver.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { inSentence } from '@towpath/domain/solutions/solution/inSentence.ts';
import { nameOfProduct } from '@towpath/domain/solutions/solution/products.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { Recommendations } from '../advice/recommendation.ts';
import { besidePlan, type FormStates } from './besidePlan.ts';
import { type RepaymentNow, repaidPlan } from './repaidPlan.ts';
import { changesOf, type KeptChange, type KeptPlan, plansOf } from './repository.ts';
import { lastReviewOf } from './reviews.ts';
import { toldChanges } from './toldChanges.ts';
import { toldOver } from './toldOver.ts';
import { inDays, wayOfPlan } from './wayOfPlan.ts';

type OverDeps = {
  readonly formStates: FormStates;
  readonly database: Database;
  readonly clock: Clock;
  /** How a plan stands that is repaid. */
  readonly repaymentNow: RepaymentNow;
  /** Whether nothing is owed on any debt of a person, by their list and what their plans were told. */
  readonly owesNothing: (customerId: string) => Promise<boolean>;
  /** What it cleared that their list has still; null for nothing. */
  readonly clearedOf: (customerId: string) => Promise<ClearedOnList | null>;
  readonly recommendations: Pick<Recommendations, 'keptWhole'>;
  readonly rulebook: Pick<Rulebook, 'rulesOn' | 'rowsOn'>;
};

/**
 * What a person was on last, once it is over and while they have chosen nothing since: how it ended, what of it is still owed,
 * and what they do now. Null for none, and for what they left before anything of it had gone, unless that followed on time
 * which is over.
 *
 * @param seesHealth whether whoever reads it may see facts of health: its person does
 */
export async function overPlan(
  { database, clock, recommendations, rulebook, repaymentNow, formStates, owesNothing, clearedOf }: OverDeps,
  customerId: string,
  seesHealth = true,
): Promise<OverPlan | null> {
  const over = await lastOver(database, customerId);
  if (!over) return null;
  const { last, changes } = over;
  const { id, shortName, recordId } = last;
  const [{ record }, repaid, review] = await Promise.all([
    recommendations.keptWhole(customerId, recordId),
    repaidPlan(repaymentNow, customerId, last),
    lastReviewOf(database, { customerId, planId: id }),
  ]);
  const today = londonDate(clock.now());
  const wayOf = wayOfPlan(rulebook, { shortName, record, today }, seesHealth);
  const says = toldOver(last, { wayOf, changes, repaid, review, today });
  if (!says) return null;
  const told = solutionToTell(shortName, seesHealth);
  return {
    id,
    product: {
      shortName: told,
      name: told === shortName ? nameOfProduct(shortName) : inSentence(told),
    },
    ...says,
    endedOn: isoDate(inDays(changes).at(-1)?.on ?? today),
    owesNothing:
      says.isDone &&
      (repaid !== null || hasCleared(shortName, says.isDone)) &&
      (await owesNothing(customerId)),
    clearedOnList: (await clearedOf(customerId)) !== null,
    changes: toldChanges(wayOf, changes, repaid),
    beside: [...(await besidePlan({ database, formStates }, customerId, last, changes))],
  };
}

/** What a person was on last and stays on its page; undefined where something stands. */
async function lastOver(
  database: Database,
  customerId: string,
): Promise<{ readonly last: KeptPlan; readonly changes: readonly KeptChange[] } | undefined> {
  const all = await plansOf(database, customerId);
  if (all.some(({ state }) => !isOver(state))) return undefined;
  for (const [index, last] of all.entries()) {
    const changes = await changesOf(database, customerId, last.id);
    // What was left and leaves nothing behind hides no time that went on beside it.
    const isShown = index === 0 || ranBeside(last.shortName, changes);
    if (staysOver(last.shortName, changes)) return isShown ? { last, changes } : undefined;
  }
  return undefined;
}
