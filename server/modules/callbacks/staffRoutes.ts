import { workCall, workOutcome } from '@towpath/contracts/api/staffWork.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { noteStaff } from '../staff/log.ts';
import { noteLookAt } from '../staff/looks.ts';
import { requireTaken, triedInVain } from '../work/claims.ts';
import { safeFacts } from './safeToRing.ts';
import { callsOf, noteCalled } from './waiting.ts';
import { words } from './words.ts';

const KIND = 'callback';
/** Who was not reached so often is not rung again before they ask. */
const MOST_TRIES = 3;

/** The calls that people wait for, for whoever has taken one from the work list. */
export function registerStaffCallRoutes(app: FastifyInstance, { database, clock }: Deps): void {
  route(app, workCall, async ({ who, params: { workId }, request: { network } }) => {
    const { subject, customerId } = await requireTaken(database, { workId, staffId: who.staffId }, KIND);
    const call = (await callsOf(database, customerId)).find(({ id }) => id === subject);
    if (!call) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    await noteLookAt(database, { who, customerId, workId, why: words.whyLooked, network, at });
    return {
      name: call.name,
      number: call.number,
      askedAt: call.askedAt.toISOString(),
      ...safeFacts(call, at),
    };
  });

  route(app, workOutcome, async ({ who, params: { workId }, body: { outcome }, request: { network } }) => {
    const { staffId, role } = who;
    const { subject, customerId, attempts } = await requireTaken(database, { workId, staffId }, KIND);
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
