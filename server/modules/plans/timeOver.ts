import { lawEndsOn } from '@towpath/domain/plans/ways/lawDays.ts';
import { wayOf } from '@towpath/domain/plans/ways/ways.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { compareDates, isoDate } from '@towpath/domain/values/calendar-date.ts';
import type { Database } from '../../platform/database/database.ts';
import { everyHour, type RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { ENDS_BY_ITSELF } from './endsByItself.ts';
import { changesOf, movePlan } from './repository.ts';
import { holdStandingPlan, plansThatWait } from './standingPlan.ts';
import { inDays } from './wayOfPlan.ts';
import { noLongerChosen } from './workList.ts';

type EndsByItself = (typeof ENDS_BY_ITSELF)[number];

type TimeOverDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly rulebook: Pick<Rulebook, 'rowsOn'>;
};

/** Ends what gives time once its last day is over: nobody writes anything down on that day, and nothing holds from then on. */
export function endTimeThatIsOver(deps: TimeOverDeps): RecurringJob {
  return everyHour('time that is over', async () => {
    const faults: unknown[] = [];
    for (const time of ENDS_BY_ITSELF) {
      for (const of of await plansThatWait(deps.database, ['running'], [time.shortName])) {
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
    if (plan?.state !== 'running') return;
    const lastDay = lawEndsOn({
      way: wayOf(shortName, nation),
      changes: inDays(await changesOf(trx, customerId, planId)),
      limitOn: (key, on) => rulebook.rowsOn(nation, on).find(row => row.key === key),
    });
    if (lastDay === null || compareDates(lastDay, londonDate(at)) >= 0) return;
    const saidOn = isoDate(lastDay);
    await movePlan(trx, { customerId, planId, at, state: 'ended', by: 'receiver', saidOn });
    await noLongerChosen(trx, { customerId, planId, at });
  });
}
