import { FULL_JOURNEY_ADVICE } from '@towpath/domain/journeys/steps.ts';
import { isUkNation } from '@towpath/domain/people/nation.ts';
import type { Case } from '@towpath/domain/solutions/case/case.ts';
import { type AdviceRecord, recordOf } from '@towpath/domain/solutions/explain/record.ts';
import { type CalendarDate, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { onceInALook } from '../../platform/database/oneLook.ts';
import { runIn } from '../../platform/database/preparedStatements.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import type { RecommendationDeps } from './recommendation.ts';
import { requireEnd } from './requireEnd.ts';

type Deps = Pick<
  RecommendationDeps,
  'database' | 'clock' | 'rulebook' | 'nations' | 'walkedJourney' | 'caseOf'
>;

/** Why there can be no advice yet. */
const BEFORE_ADVICE: readonly string[] = ['NO_JOURNEY', 'STEP_NOT_ON_PATH'];

/** Reads what a person would be advised on now, and judges it; nothing of it is kept. */
export function judgingNow({ database, clock, rulebook, nations, walkedJourney, caseOf }: Deps) {
  /** Every fact as of one moment, so that no case is half from before a change and half from after it. */
  function read(customerId: string, today: CalendarDate) {
    return onceInALook(`facts of ${customerId} on ${isoDate(today)}`, () =>
      database
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(trx => readIn(trx, customerId, today)),
    );
  }

  /** The same as a transaction sees it that holds the person's session, so that nothing of it changes meanwhile. */
  async function readIn(trx: DatabaseTransaction, customerId: string, today: CalendarDate) {
    const walked = await walkedJourney(customerId, runIn(trx));
    const { plan, path, answers: review, journeyId, status } = walked;
    requireEnd(FULL_JOURNEY_ADVICE, { plan, path });
    return { facts: await caseOf(trx, { customerId, review, today }), journeyId, status };
  }

  /** What the advice would be now. Null while it cannot be reached, and where we do not advise. `held`: as below. */
  async function judgedNow(customerId: string, held?: DatabaseTransaction): Promise<AdviceRecord | null> {
    const facts = await factsNow(customerId, held);
    return facts && recordOf(facts, londonDate(clock.now()), rulebook);
  }

  /**
   * The facts that the advice would be judged on now; null as above.
   *
   * @param held a transaction that holds the person's session: what is found is true until it ends
   */
  async function factsNow(customerId: string, held?: DatabaseTransaction): Promise<Case | null> {
    const today = londonDate(clock.now());
    const reading = held ? readIn(held, customerId, today) : read(customerId, today);
    const reached = await reading.catch(fault => {
      if (fault instanceof ApiError && BEFORE_ADVICE.includes(fault.code)) return null;
      throw fault;
    });
    return reached && isAdvised(reached.facts) ? reached.facts : null;
  }

  /** Whether we advise where the person lives; of who lives outside all nations the record says so itself. */
  function isAdvised({ nation }: Pick<Case, 'nation'>): boolean {
    const place = nation ?? undefined;
    return !isUkNation(place) || nations.includes(place);
  }

  return { read, isAdvised, factsNow, judgedNow };
}
