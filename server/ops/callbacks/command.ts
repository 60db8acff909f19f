import { CALL_ENDINGS } from '@towpath/contracts/api/callbacks.ts';
import { isSafeNow, safeTimesIn } from '@towpath/domain/people/safeContact.ts';
import { callsToMake, noteCalled } from '../../modules/callbacks/waiting.ts';
import { waitingWork } from '../../modules/work/workItems.ts';
import { systemClock } from '../../platform/time/clock.ts';
import { londonHour } from '../../platform/time/londonHour.ts';
import { command, Misuse, withDatabase } from '../command.ts';
import { LOOK, lookIn, noteLook, whoIn } from '../looks.ts';

/** What may come of a call that was made; only a session that one of us closes leaves one closed. */
const MADE = CALL_ENDINGS.filter(one => one !== 'closed');

/** `ops callbacks list | done ID`: the calls that people wait for, for whoever makes them. */
export const callbacks = command(
  'prints the calls that people wait for, one a line as JSON, and notes which were made',
  {
    words: ['list|done', '[ID]'],
    options: {
      ...LOOK,
      outcome: { type: 'string', help: `of one that is done: ${MADE.join(', ')}` },
    },
  },
  async (given, [what, id], { environment, say, complain }) => {
    const now = systemClock.now();
    if (what === 'done') {
      const outcome = MADE.find(one => one === given.outcome);
      if (!outcome) throw new Misuse(`Say what came of it: --outcome ${MADE.join(' | ')}.`);
      if (id === undefined || !/^\d{1,18}$/.test(id)) throw new Misuse('ID is missing: "id" in the list.');
      const by = whoIn(given.who, environment);
      const isDone = await withDatabase(environment, ({ database }) =>
        noteCalled(database, id, { outcome, by }, now),
      );
      if (isDone) return 0;
      complain('Nobody waits for a call with that number.');
      return 1;
    }
    if (what !== 'list' || id !== undefined) throw new Misuse('Say list, or done ID.');
    const look = lookIn(given, environment);
    const { day, hour } = londonHour(now);
    await withDatabase(environment, async ({ database }) => {
      for (const { customerId, askedAt, times, voicemail, says, mayRing: _, ...call } of await callsToMake(
        database,
      )) {
        // Noted first: what is on the screen has been looked at.
        await noteLook(database, look, { customerId, now });
        const safe = {
          isSafeNow: isSafeNow(safeTimesIn(times), day, hour),
          safeTimes: times,
          leaveMessage: voicemail,
          sayToOthers: says,
        };
        const work = (await waitingWork(database, 'callback', customerId)).find(
          ({ subject }) => subject === call.id,
        );
        // A call that a release without a work list wrote down is planned within a minute.
        const planned = { notBefore: work?.notBefore ?? null, dueAt: work?.dueAt ?? null };
        say(JSON.stringify({ ...call, askedAt, ...planned, ...safe }));
      }
    });
    return 0;
  },
);
