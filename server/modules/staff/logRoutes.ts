import * as contracts from '@towpath/contracts/api/staffLog.ts';
import { solutionToTell } from '@towpath/domain/casework/tellsOfHealth.ts';
import { nextDay, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { londonMidnight } from '../../platform/time/londonMidnight.ts';
import { words as caseWords } from '../cases/words.ts';
import { noteStaff, type StaffEntry } from './log.ts';
import { hasReadLogSince, kindsOfLog, logPage } from './logReading.ts';
import { factsInWords } from './logWords.ts';
import { members } from './members.ts';
import { words } from './words.ts';

/** Only one kind of Breathing Space has this, so that it would tell which of them somebody has. */
const TELLS_WHICH: readonly string[] = ['plan looked at again' satisfies StaffEntry['kind']];
const HOUR = 60 * 60 * 1000;

/** Reading the log of staff. */
export function registerLogRoutes(
  app: FastifyInstance,
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
): void {
  route(app, contracts.staffLog, async ({ who, query, request: { network } }) => {
    const { staffId } = who;
    const seesHealth = who.permissions.includes('see health');
    const withheld = seesHealth ? [] : TELLS_WHICH;
    const at = clock.now();
    const day = query.day === undefined ? undefined : readIsoDate(query.day);
    if (day === null) throw fieldError('day', words.noDay);
    if (!(await hasReadLogSince(database, staffId, new Date(at.getTime() - HOUR)))) {
      await noteStaff(database, { kind: 'log read', at, staffId, network, facts: {} });
    }
    const [{ rows, next }, everybody, kinds] = await Promise.all([
      logPage(database, {
        before: query.before,
        member: query.member,
        kind: query.kind,
        without: withheld,
        span: day && { from: londonMidnight(day), to: londonMidnight(nextDay(day)) },
      }),
      members(database),
      kindsOfLog(database),
    ]);
    const names = new Map(everybody.map(({ id, name }) => [id, name]));
    return {
      entries: rows.map(({ id, at, kind, staff_id, customer_id, facts }) => {
        const { by, ...rest } = seesHealth ? facts : withoutHealth(facts);
        const operator = typeof by === 'string' && staff_id === null ? by : null;
        return {
          id: String(id),
          at: at.toISOString(),
          kind,
          who: staff_id === null ? (operator ?? words.log.nobody) : (names.get(staff_id) ?? staff_id),
          byCommand: operator !== null,
          customerId: customer_id,
          facts: factsInWords(operator === null ? { ...rest, by } : rest, names),
        };
      }),
      next,
      members: everybody.map(({ id, name }) => ({ id, name })),
      kinds: kinds.filter(kind => !withheld.includes(kind)),
    };
  });
}

/**
 * The facts of an entry for who may not see facts of health: a solution that was decided on by the name that may be told, and
 * that facts of health were read without the part in which they stood. In the plan, only one kind of Breathing Space has some.
 */
function withoutHealth(facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { solution, part, ...rest } = facts;
  return {
    ...rest,
    ...(part !== undefined && facts.why !== caseWords.whyLookedAtHealth && { part }),
    ...(solution !== undefined && {
      solution: typeof solution === 'string' ? solutionToTell(solution, false) : solution,
    }),
  };
}
