import type { BodyOf } from '@towpath/contracts/api/call.ts';
import { CALL_KINDS, workCall, workOutcome } from '@towpath/contracts/api/staffWork.ts';
import { isTriedAgain } from '@towpath/domain/people/callTries.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { noteStaff } from '../staff/log.ts';
import { noteWorkLook } from '../staff/looks.ts';
import { noteNumberTold, requireTaken, type TakenWork, tryAgain } from '../work/claims.ts';
import { createWorkNotes } from '../work/notes.ts';
import { otherWorkOf } from '../work/workItems.ts';
import { goesOnWith, mayHaveNumber, requireMayHaveRung } from './goingOn.ts';
import { openingFor, type RingingHours } from './ringingHours.ts';
import { safeFacts } from './safeToRing.ts';
import { type CallToMake, callsOf, noteOne } from './waiting.ts';
import { words } from './words.ts';

const KIND = 'callback';

/** The calls that people wait for, for whoever has taken one from the work list. */
export function registerStaffCallRoutes(
  app: FastifyInstance,
  { database, clock, config, opening, holidays }: Deps & RingingHours,
): void {
  const notes = createWorkNotes(config.dataSecret);

  route(app, workCall, async ({ who, params: { workId }, request: { network } }) => {
    const claim = { workId, staffId: who.staffId };
    const taken = await requireTaken(database, claim, KIND);
    const { customerId } = taken;
    const call = (await callsOf(database, customerId)).find(({ id }) => id === taken.subject);
    if (!call) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await noteWorkLook(database, { who, customerId, workId, why: words.whyLooked, network, at });
    const { notBefore } = taken;
    const isTold = mayHaveNumber(taken, { times: call.times, notBefore, at });
    const safe = safeFacts({ ...call, notBefore }, at);
    if (isTold && safe.isSafeNow) await noteNumberTold(database, claim, at);
    const [alsoWaits, about] = await Promise.all([
      otherWorkOf(database, { customerId, workId }, who.permissions),
      notes.about(database, customerId),
    ]);
    return {
      name: call.name,
      number: isTold ? call.number : null,
      isToldAnyway: isTold && !safe.isSafeNow,
      askedAt: call.askedAt.toISOString(),
      callKind: CALL_KINDS.find(kind => kind === call.kind) ?? null,
      dueAt: taken.dueAt.toISOString(),
      notBefore: notBefore?.toISOString() ?? null,
      attempts: taken.attempts,
      alsoWaits: [...alsoWaits],
      notes: about.map(one => ({ ...one, at: one.at.toISOString() })),
      ...safe,
    };
  });

  route(app, workOutcome, async ({ who, params: { workId }, body, request: { network } }) => {
    const { staffId, role } = who;
    const claim = { workId, staffId };
    const taken = await requireTaken(database, claim, KIND);
    const { subject, customerId, attempts, notBefore } = taken;
    const { outcome, callAt } = body;
    const at = clock.now();
    await database.transaction().execute(async trx => {
      const call = (await callsOf(trx, customerId)).find(({ id }) => id === subject);
      if (!call) throw new ApiError('NOT_FOUND');
      if (body.was && !isAsRead(body.was, taken, call)) {
        throw new ApiError('CHANGED_MEANWHILE', { message: words.changed });
      }
      const { times } = call;
      const own = await openingFor(trx, customerId, { opening, holidays });
      // That no call is wanted can be heard by another way.
      if (outcome !== 'not-wanted') requireMayHaveRung(taken, { times, notBefore, at, outcome });
      const isAgain =
        outcome === 'later' ||
        (outcome === 'not-reached' && isTriedAgain(attempts, { tried: at, notBefore }));
      const isNoted = isAgain
        ? await tryAgain(trx, claim, goesOnWith({ outcome, callAt, opening: own, times, notBefore, at }))
        : await noteOne(trx, call, { outcome, by: role, state: 'done' }, at);
      if (!isNoted) throw new ApiError('NOT_FOUND');
      await notes.add(trx, { customerId, workId, staffId, at, outcome, text: body.note });
      const facts = { work: workId, outcome };
      await noteStaff(trx, { kind: 'call noted', at, staffId, customerId, network, facts });
    });
  });
}

type Read = NonNullable<BodyOf<typeof workOutcome>['was']>;

/** Whether a call is what whoever has taken it has read. A number that was kept back from them cannot have changed for them. */
function isAsRead(was: Read, { dueAt, notBefore }: TakenWork, { number, times }: CallToMake): boolean {
  return (
    (was.number === null || was.number === number) &&
    was.dueAt === dueAt.toISOString() &&
    was.notBefore === (notBefore?.toISOString() ?? null) &&
    was.safeTimes.join() === times.join()
  );
}
