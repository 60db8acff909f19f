import { giveBackWork, staffWork, takeWork, WORK_KINDS } from '@towpath/contracts/api/staffWork.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { noteStaff } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';
import { giveBack, take } from './claims.ts';
import { words } from './words.ts';
import { allWaitingWork } from './workItems.ts';

/** What a module of some work does where it is taken from the list, or with null given back, in the same transaction. */
export type OnClaim = (
  trx: DatabaseTransaction,
  claim: { readonly workId: string; readonly staffId: string | null; readonly at: Date },
) => Promise<void>;

/** The work list, for those who work through it. */
export function registerWorkRoutes(
  app: FastifyInstance,
  { database, clock, onClaim }: Deps & { readonly onClaim: OnClaim },
): void {
  route(app, staffWork, async ({ who }) => {
    const items = await allWaitingWork(database);
    const names = await staffNames(
      database,
      items.flatMap(({ takenBy }) => takenBy ?? []),
    );
    return {
      items: items.flatMap(({ takenBy, ...item }) => {
        const kind = WORK_KINDS.find(one => one === item.kind);
        if (!kind) return [];
        const by =
          takenBy === null ? null : { name: names.get(takenBy) ?? '', isMe: takenBy === who.staffId };
        return {
          id: item.id,
          kind,
          danger: item.danger,
          dueAt: item.dueAt.toISOString(),
          notBefore: item.notBefore?.toISOString() ?? null,
          createdAt: item.createdAt.toISOString(),
          attempts: item.attempts,
          takenBy: by,
        };
      }),
    };
  });

  /** Another has it: who that is, is said. */
  async function isAnothers(staffId: string): Promise<ApiError> {
    const name = (await staffNames(database, [staffId])).get(staffId);
    return new ApiError('WORK_IS_TAKEN', name === undefined ? {} : { message: words.takenBy(name) });
  }

  route(app, takeWork, async ({ who: { staffId }, params: { workId }, request: { network } }) => {
    if (!isUuid(workId)) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    const taken = await database.transaction().execute(async trx => {
      const claim = await take(trx, { workId, staffId, at });
      if (claim.isNew) {
        const { customerId } = claim;
        await noteStaff(trx, {
          kind: 'work taken',
          at,
          staffId,
          customerId,
          network,
          facts: { work: workId },
        });
        await onClaim(trx, { workId, staffId, at });
      }
      return claim;
    });
    if (taken.by === null) throw new ApiError('NOT_FOUND');
    if (taken.by !== staffId) throw await isAnothers(taken.by);
  });

  route(app, giveBackWork, async ({ who: { staffId }, params: { workId }, request: { network } }) => {
    if (!isUuid(workId)) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    const given = await database.transaction().execute(async trx => {
      const claim = await giveBack(trx, { workId, staffId });
      if (claim.isNew) {
        const { customerId } = claim;
        const facts = { work: workId };
        await noteStaff(trx, { kind: 'work given back', at, staffId, customerId, network, facts });
        await onClaim(trx, { workId, staffId: null, at });
      }
      return claim;
    });
    if (given.isGone) throw new ApiError('NOT_FOUND');
    if (given.by !== null) throw await isAnothers(given.by);
  });
}
