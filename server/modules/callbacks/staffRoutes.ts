import { workCall, workOutcome } from '@towpath/contracts/api/staffWork.ts';
import { isSafeNow, safeTimesIn } from '@towpath/domain/people/safeContact.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { note } from '../../platform/audit/auditLog.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { londonHour } from '../../platform/time/londonHour.ts';
import { noteStaff } from '../staff/log.ts';
import { takenWork, triedInVain } from '../work/claims.ts';
import { callsOf, noteCalled } from './waiting.ts';
import { words } from './words.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
/** Who was not reached so often is not rung again before they ask. */
const MOST_TRIES = 3;

/** The calls that people wait for, for whoever has taken one from the work list. */
export function registerStaffCallRoutes(app: FastifyInstance, { database, clock }: Deps): void {
  /** Throws NOT_FOUND for work that is not a call, or that the caller has not taken. */
  async function taken(workId: string, staffId: string) {
    const work = UUID.test(workId) ? await takenWork(database, { workId, staffId }, 'callback') : null;
    if (!work) throw new ApiError('NOT_FOUND');
    return work;
  }

  route(app, workCall, async ({ who, params: { workId }, request: { network } }) => {
    const { staffId, role } = who;
    const { subject, customerId } = await taken(workId, staffId);
    const call = (await callsOf(database, customerId)).find(({ id }) => id === subject);
    if (!call) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    // Before it is shown: what is on the screen has been looked at.
    await database.transaction().execute(async trx => {
      await note(trx, { kind: 'case looked at', at, customerId, facts: { by: role, why: words.whyLooked } });
      const facts = { work: workId };
      await noteStaff(trx, { kind: 'call looked at', at, staffId, customerId, network, facts });
    });
    const { day, hour } = londonHour(at);
    return {
      name: call.name,
      number: call.number,
      askedAt: call.askedAt.toISOString(),
      isSafeNow: isSafeNow(safeTimesIn(call.times), day, hour),
      safeTimes: [...call.times],
      leaveMessage: call.voicemail,
      sayToOthers: call.says,
    };
  });

  route(app, workOutcome, async ({ who, params: { workId }, body: { outcome }, request: { network } }) => {
    const { staffId, role } = who;
    const { subject, customerId, attempts } = await taken(workId, staffId);
    const at = clock.now();
    const entry = {
      kind: 'call noted',
      at,
      staffId,
      customerId,
      network,
      facts: { work: workId, outcome },
    } as const;
    if (outcome === 'not-reached' && attempts + 1 < MOST_TRIES) {
      await database.transaction().execute(async trx => {
        if (!(await triedInVain(trx, { workId, staffId }, outcome))) throw new ApiError('NOT_FOUND');
        await noteStaff(trx, entry);
      });
      return;
    }
    if (!(await noteCalled(database, subject, { outcome, by: role }, at))) throw new ApiError('NOT_FOUND');
    await noteStaff(database, entry);
  });
}
