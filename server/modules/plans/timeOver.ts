import { wasFollowed } from '@towpath/domain/plans/givesTime.ts';
import { isNotSentYet } from '@towpath/domain/plans/planState.ts';
import { lawEndsOn } from '@towpath/domain/plans/ways/lawDays.ts';
import { wayOf } from '@towpath/domain/plans/ways/ways.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { compareDates, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { everyHour, type RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { ENDS_BY_ITSELF } from './endsByItself.ts';
import { changesOf, type KeptPlan, movePlan, plansOf } from './repository.ts';
import { holdStandingPlan, plansThatWait } from './standingPlan.ts';
import { inDays } from './wayOfPlan.ts';

type EndsByItself = (typeof ENDS_BY_ITSELF)[number];

type TimeOverDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly rulebook: Pick<Rulebook, 'rowsOn'>;
};

/**
 * Ends what gives time once its last day is over, also where another plan followed on it while it ran: nobody writes anything
 * down on that day, nothing holds from then on, and nothing of it waits for one of us any more.
 */
export function endTimeThatIsOver(deps: TimeOverDeps): RecurringJob {
  return everyHour('time that is over', async () => {
    const faults: unknown[] = [];
    for (const time of ENDS_BY_ITSELF) {
      for (const of of await plansThatWait(deps.database, ['running', 'left'], [time.shortName])) {
        // One that cannot be ended does not keep the others.
        await endIfOver(deps, time, of).catch(fault => faults.push(fault));
      }
    }
    if (faults.length > 0) throw faults[0];
  });
}

async function endIfOver(
  { database, clock, rulebook }: TimeOverDeps,
  { shortName, nation }: EndsByItself,
  { customerId, planId }: { readonly customerId: string; readonly planId: string },
): Promise<void> {
  const at = clock.now();
  await database.transaction().execute(async trx => {
    const plan = await holdStandingPlan(trx, customerId, planId);
    if (!plan) return;
    const changes = await changesOf(trx, customerId, planId);
    if (plan.state !== 'running' && !wasFollowed(shortName, changes)) return;
    if (shortName === 'MOR' && (await wentOut(trx, customerId, plan))) return;
    const lastDay = lawEndsOn({
      way: wayOf(shortName, nation),
      changes: inDays(changes),
      limitOn: (key, on) => rulebook.rowsOn(nation, on).find(row => row.key === key),
    });
    if (lastDay === null || compareDates(lastDay, londonDate(at)) >= 0) return;
    const saidOn = isoDate(lastDay);
    await movePlan(trx, { customerId, planId, at, state: 'ended', by: 'receiver', saidOn });
  });
}

/** Whether something that was chosen after a plan went out, with which a moratorium goes on. */
async function wentOut(
  trx: DatabaseTransaction,
  customerId: string,
  { chosenAt }: KeptPlan,
): Promise<boolean> {
  const after = (await plansOf(trx, customerId)).filter(one => one.chosenAt > chosenAt);
  return after.some(({ state }) => state !== 'left' && !isNotSentYet(state));
}
