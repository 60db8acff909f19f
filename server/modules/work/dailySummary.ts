import { WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import {
  type CalendarDate,
  compareDates,
  isoDate,
  previousDay,
} from '@towpath/domain/values/calendar-date.ts';
import { sayWeekday } from '@towpath/domain/values/dayWords.ts';
import { hoursOn, type OpeningHours, openDayBefore, sayTime } from '@towpath/domain/values/openingHours.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RecurringJob } from '../../platform/jobs/recurringJobs.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { onLondonClock } from '../../platform/time/londonClock.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { mailTeam, type TeamMailDeps } from './teamMail.ts';
import { words } from './words.ts';
import { countDone, countWork, type WorkCount } from './workCounts.ts';
import type { WorkKind } from './workItems.ts';

const EVERY_SECONDS = 600;

type SummaryDeps = TeamMailDeps & {
  readonly database: Database;
  readonly clock: Clock;
  /** When somebody answers. */
  readonly opening: OpeningHours;
  /** Who is mailed; undefined for nobody. */
  readonly teamEmail: string | undefined;
};

/**
 * Mails the team on each day on which we are open, once we have opened: how much waits, how much of it is late, since
 * when the oldest waits, and how much was done since the last open day began. Counts by kind, and nobody's name.
 */
export function summingUpWork(deps: SummaryDeps): RecurringJob {
  const { database, clock, opening, teamEmail } = deps;
  return {
    name: 'sum up work',
    everySeconds: EVERY_SECONDS,
    async work() {
      const at = clock.now();
      const { day, time } = onLondonClock(at);
      if (teamEmail === undefined || !isWithinHours(opening, day, time)) return;
      const today = isoDate(day);
      if (!(await claimDay(database, today))) return;
      try {
        await mailTeam(deps, 'workToday', teamEmail, await sumUp(database, opening, day, at));
      } catch (fault) {
        await database.deleteFrom('work_summaries').where('day', '=', today).execute();
        throw fault;
      }
      await database.deleteFrom('work_summaries').where('day', '<', today).execute();
    },
  };
}

function isWithinHours(opening: OpeningHours, day: CalendarDate, time: string): boolean {
  const hours = hoursOn(opening, day);
  const [first, last] = [hours[0], hours.at(-1)];
  return first !== undefined && last !== undefined && first.from <= time && time < last.to;
}

async function sumUp(database: Database, opening: OpeningHours, day: CalendarDate, at: Date) {
  const lastDay = openDayBefore(opening, day) ?? previousDay(day);
  const [waiting, done] = await Promise.all([
    countWork(database, at),
    countDone(database, { from: londonMidnight(lastDay), before: londonMidnight(day) }),
  ]);
  return {
    waiting: saysCounts(kind => waiting.find(one => one.kind === kind)?.waiting ?? 0),
    late: saysCounts(kind => waiting.find(one => one.kind === kind)?.late ?? 0),
    oldest: saysOldest(waiting),
    since:
      compareDates(lastDay, previousDay(day)) === 0
        ? words.yesterday
        : words.since(sayWeekday(isoDate(lastDay))),
    done: saysCounts(kind => done.get(kind) ?? 0),
  };
}

/** '2 calls, 1 chosen plan', in the order of the kinds; in a word where there is nothing. */
function saysCounts(countOf: (kind: WorkKind) => number): string {
  const counts = WORK_KINDS.flatMap(kind => (countOf(kind) > 0 ? [words.counted[kind](countOf(kind))] : []));
  return counts.length === 0 ? words.nothing : counts.join(', ');
}

function saysOldest(waiting: readonly WorkCount[]): string {
  const oldest = waiting
    .flatMap(({ kind, since }) => (since ? [{ kind, since }] : []))
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())[0];
  const kind = WORK_KINDS.find(one => one === oldest?.kind);
  if (!oldest || !kind) return words.nothing;
  const { day, time } = onLondonClock(oldest.since);
  return words.waitsSince(words.counted[kind](1), sayWeekday(isoDate(day)), sayTime(time));
}

/** Of several servers that look at once, one is told that the day is its own. */
async function claimDay(database: Database, day: string): Promise<boolean> {
  const claimed = await database
    .insertInto('work_summaries')
    .values({ day })
    .onConflict(conflict => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return claimed !== undefined;
}
