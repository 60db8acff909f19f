import { setStaffTalkHours, staffTalkHours } from '@towpath/contracts/api/staffTalkHours.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { onLondonClock } from '@towpath/domain/values/londonClock.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { noteStaff } from './log.ts';
import { keepTalkHours, othersWithHours, type TalkHours, talkHoursOf } from './talkHours.ts';
import { words } from './words.ts';

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/u;

/** When each of those who take talks does, as they say themselves. */
export function registerTalkHoursRoutes(
  app: FastifyInstance,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
): void {
  const today = () => isoDate(onLondonClock(clock.now()).day);

  route(app, staffTalkHours, async ({ who: { staffId } }) => {
    const [own, others] = await Promise.all([
      talkHoursOf(database, staffId, today()),
      othersWithHours(database, staffId),
    ]);
    return { ...own, others };
  });

  route(app, setStaffTalkHours, async ({ who: { staffId }, body, request: { network } }) => {
    const said = checked(body, today());
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await keepTalkHours(trx, staffId, said);
      const facts = { days: said.hours.length, away: said.away.length };
      await noteStaff(trx, { kind: 'talk hours changed', at, staffId, network, facts });
    });
  });
}

/** What was said, each day away once and in order, without those that are past. Throws VALIDATION_FAILED. */
function checked({ hours, away }: TalkHours, today: string): TalkHours {
  if (new Set(hours.map(({ weekday }) => weekday)).size < hours.length)
    throw fieldError('hours', words.talkHours.twice);
  for (const { weekday, from, to } of hours) {
    if (!TIME.test(from) || !TIME.test(to)) throw fieldError('hours', words.talkHours.noTime(weekday));
    if (from >= to) throw fieldError('hours', words.talkHours.backwards(weekday));
  }
  for (const day of away) if (!readIsoDate(day)) throw fieldError('away', words.talkHours.noDay);
  return { hours, away: [...new Set(away)].filter(day => day >= today).toSorted() };
}
