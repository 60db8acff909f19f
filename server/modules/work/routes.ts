import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import {
  giveBackWork,
  putBackWork,
  ringAnyway,
  staffWork,
  staffWorkCounts,
  takeWork,
  WORK_KINDS,
  workCase,
  workEnd,
} from '@towpath/contracts/api/staffWork.ts';
import type { LivingPlace } from '@towpath/domain/people/nation.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isUuid } from '../../platform/database/uuid.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { noteStaff } from '../staff/log.ts';
import { staffNames } from '../staff/members.ts';
import { giveBack, holdWork, noteNumberTold, type OnClaim, requireTaken, take } from './claims.ts';
import { endOfWork } from './ended.ts';
import { allWaitingWork } from './listedWork.ts';
import { putBackText } from './notPutBack.ts';
import { putBackFrom } from './puttingBack.ts';
import { noteRingsAnyway } from './ringingAnyway.ts';
import { isToldOf, pressingToTell } from './toldWork.ts';
import { type PressingOf, weighWork } from './weighing.ts';
import { words } from './words.ts';
import { countWork } from './workCounts.ts';
import type { WorkKind } from './workItems.ts';

type Listed = AnswerOf<typeof staffWork>['items'][number];
/** What the list says of a piece of work beside when it is due: where it was asked for, and whether it is safe to ring. */
export type ListFacts = Pick<Listed, 'callKind' | 'safe'>;

/** What each kind of work tells about itself, for all pieces of it at once: by the row of its module that it is about. */
export type FactsOfKind = (
  items: readonly {
    readonly subject: string;
    readonly customerId: string | null;
    readonly notBefore: Date | null;
  }[],
  at: Date,
) => Promise<ReadonlyMap<string, ListFacts>>;

export type WorkDeps = Deps & {
  readonly factsOf: { readonly [Kind in WorkKind]?: FactsOfKind };
  readonly onClaim: OnClaim;
  readonly nationsOf: NationsOf;
  readonly pressingOf: PressingOf;
};

/** Where people live, as far as they have told. */
export type NationsOf = (customerIds: readonly string[]) => Promise<ReadonlyMap<string, LivingPlace>>;

const NO_FACTS: ListFacts = { callKind: null, safe: null };

/** The work list, for those who work through it. */
export function registerWorkRoutes(app: FastifyInstance, deps: WorkDeps): void {
  const { database, clock, factsOf, onClaim, nationsOf } = deps;

  route(app, staffWork, async ({ who, request }) => {
    await weighWork({ ...deps, log: request.log });
    const at = clock.now();
    const all = await allWaitingWork(database, at);
    const items = all.filter(({ kind }) => isToldOf(kind, who.permissions));
    const facts = new Map(
      await Promise.all(
        WORK_KINDS.map(async kind => {
          const ofKind = items.filter(item => item.kind === kind);
          return [kind, ofKind.length > 0 ? await factsOf[kind]?.(ofKind, at) : undefined] as const;
        }),
      ),
    );
    const [names, nations] = await Promise.all([
      staffNames(
        database,
        items.flatMap(({ taken, putBack }) => [taken?.by ?? [], putBack?.by ?? []].flat()),
      ),
      nationsOf(items.flatMap(({ customerId }) => customerId ?? [])),
    ]);
    return {
      items: items.flatMap(({ taken, putBack, ...item }) => {
        const kind = WORK_KINDS.find(one => one === item.kind);
        if (!kind) return [];
        return {
          id: item.id,
          kind,
          danger: item.danger,
          pressing: pressingToTell(item.pressing, who.permissions),
          dueAt: item.dueAt?.toISOString() ?? null,
          lateAfter: item.lateAfter?.toISOString() ?? null,
          beginsAt: item.beginsAt?.toISOString() ?? null,
          notBefore: item.notBefore?.toISOString() ?? null,
          createdAt: item.createdAt.toISOString(),
          attempts: item.attempts,
          lastOutcome: item.lastOutcome,
          ...(facts.get(kind)?.get(item.subject) ?? NO_FACTS),
          nation: (item.customerId !== null && nations.get(item.customerId)) || null,
          takenBy: taken && {
            name: names.get(taken.by) ?? '',
            isMe: taken.by === who.staffId,
            since: taken.at.toISOString(),
          },
          putBack:
            taken === null && putBack?.from === who.staffId
              ? putBackText(names.get(putBack.by ?? '') ?? null, putBack.why)
              : null,
        };
      }),
    };
  });

  route(app, staffWorkCounts, async ({ who: { permissions } }) => {
    const all = await countWork(database, clock.now());
    const counts = all.filter(({ kind }) => isToldOf(kind, permissions));
    const sum = (of: 'waiting' | 'late') => counts.reduce((total, one) => total + one[of], 0);
    return {
      work: permissions.includes('see work') ? { waiting: sum('waiting'), late: sum('late') } : null,
      chats: permissions.includes('chat')
        ? { waiting: counts.find(({ kind }) => kind === 'chat')?.open ?? 0 }
        : null,
    };
  });

  route(app, ringAnyway, async ({ who, params: { workId }, body: { why }, request: { network } }) => {
    const claim = { workId, staffId: who.staffId };
    const taken = await requireTaken(database, claim);
    const { customerId, subject, notBefore } = taken;
    const at = clock.now();
    const kind = WORK_KINDS.find(one => one === taken.kind);
    const safe = kind && (await factsOf[kind]?.([taken], at))?.get(subject)?.safe;
    const isTooSoon = safe ? safe.isTooSoon : notBefore !== null && at < notBefore;
    await noteRingsAnyway(database, { who, customerId, workId, why, isTooSoon, network, at });
    await noteNumberTold(database, claim, at);
  });

  /** Another has it, or rings the person for other work: who that is, is said. */
  async function isAnothers(staffId: string, says = words.takenBy): Promise<ApiError> {
    const name = (await staffNames(database, [staffId])).get(staffId);
    return new ApiError('WORK_IS_TAKEN', name === undefined ? {} : { message: says(name) });
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
    if (taken.by !== staffId) throw await isAnothers(taken.by, taken.isOther ? words.ringsThem : undefined);
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

  route(app, putBackWork, async ({ who: { staffId }, params: { workId }, body, request: { network } }) => {
    if (!isUuid(workId)) throw new ApiError('NOT_FOUND');
    const at = clock.now();
    const by = await database.transaction().execute(async trx => {
      const work = await holdWork(trx, workId);
      if (!work) throw new ApiError('NOT_FOUND');
      const { taken_by: memberId, taken_at: since } = work;
      if (memberId === null) return null;
      if (since?.toISOString() !== body.since) return memberId;
      await putBackFrom(trx, { workId, memberId, why: body.why }, { at, staffId, network }, onClaim);
      return null;
    });
    if (by !== null) throw await isAnothers(by);
  });

  route(app, workEnd, async ({ who: { staffId }, params: { workId } }) => {
    const { takenBy, at, ...end } = await endOfWork(database, { workId, staffId });
    const names = await staffNames(database, takenBy === null ? [] : [takenBy]);
    return {
      ...end,
      takenBy: takenBy === null ? null : (names.get(takenBy) ?? ''),
      at: at?.toISOString() ?? null,
    };
  });

  route(app, workCase, async ({ who: { staffId }, params: { workId } }) => {
    const { customerId } = await requireTaken(database, { workId, staffId });
    return { customerId };
  });
}
