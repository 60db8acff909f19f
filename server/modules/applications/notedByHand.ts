import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { noteApplicationAnswer, noteApplicationSent } from '@towpath/contracts/api/staffApplications.ts';
import { mayMoveApplication, moverOf } from '@towpath/domain/applications/applicationState.ts';
import { isoDate, readIsoDate } from '@towpath/domain/values/calendar-date.ts';
import { sayDay } from '@towpath/domain/values/dayWords.ts';
import { showsNothing } from '@towpath/domain/values/showsNothing.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { movePlanOf, requireNoDoubt } from '../plans/moving.ts';
import { closeWork } from '../work/workItems.ts';
import { noteAnswer } from './answered.ts';
import { tellOfState } from './letters.ts';
import type { AdviceOfToday } from './reading.ts';
import { changesOf, holdApplication, type KeptChange, moveApplication, type Said } from './repository.ts';
import type { OfApplication } from './sealing.ts';
import type { ApplicationsDeps } from './service.ts';
import { words } from './words.ts';

/** Who of the staff notes it, and what is written down beside it, or asked first, in its transaction. */
type By = {
  readonly staffId: string;
  readonly begins: (trx: DatabaseTransaction) => Promise<void>;
  readonly written: (trx: DatabaseTransaction, version: number, at: Date) => Promise<void>;
};

/** What an adviser notes of an application that went another way than from here. */
export function createNotingByHand(deps: ApplicationsDeps & AdviceOfToday) {
  const { database, seal, clock, recommendations } = deps;

  /** Does something with an application that is held, by all that happened to it. */
  async function holding(
    of: OfApplication,
    by: By,
    change: (trx: DatabaseTransaction, changes: readonly KeptChange[], at: Date) => Promise<void>,
  ): Promise<void> {
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await by.begins(trx);
      await holdApplication(trx, seal, { ...of, kind: '', at });
      await change(trx, await changesOf(trx, seal, of), at);
    });
  }

  /**
   * Notes that the accepted version was sent, on which day, and under which number. The same again changes nothing. One that
   * is on its way has gone, whatever the facts say now, and so may one have whose person chose something else since. Either
   * way nothing is left to do with it until an answer comes.
   *
   * @throws ApiError CHANGED_MEANWHILE, NOT_CONFIRMED_YET, or VALIDATION_FAILED for a day that cannot be
   */
  function sent(
    of: OfApplication,
    body: BodyOf<typeof noteApplicationSent>,
    { isPlanOver, ...by }: By & { readonly isPlanOver: boolean },
  ): Promise<void> {
    return holding(of, by, async (trx, changes, at) => {
      const last = changes.at(-1);
      const said: Said = { on: body.on, ...numbered(body.reference), isByHand: true };
      if (last?.state === 'sent' && isSame(last.said, said)) return;
      const isThatVersion = last?.version === body.version;
      if (!last || !isThatVersion || !mayMoveApplication(last.state, 'sent', 'adviser')) {
        throw new ApiError('CHANGED_MEANWHILE');
      }
      if (last.state === 'accepted' && !isPlanOver) await requireNoDoubt(trx, recommendations, of);
      const acceptedAt = changes.findLast(({ state }) => state === 'accepted')?.at ?? last.at;
      requireDay(body.on, { from: dayOf(acceptedAt), to: dayOf(at), says: words.refused.sentDay });
      const { staffId } = by;
      const { version } = body;
      await moveApplication(trx, seal, of, { state: 'sent', by: 'adviser', at, staffId, version, said });
      // One that was put before an adviser since it was accepted, who has said again that it fits, goes on.
      const move = { ...of, by: 'adviser', at, isSettled: true } as const;
      await movePlanOf(trx, { ...move, to: 'being prepared' });
      await movePlanOf(trx, { ...move, to: 'sent', saidOn: body.on });
      const work = { kind: 'application', subject: of.planId, customerId: of.customerId } as const;
      // What is answered to it puts it before one of us again, also where its plan is over.
      await closeWork(trx, work, { state: 'done', outcome: 'sent', at });
      await tellOfState(trx, of, { state: 'sent', at });
      await by.written(trx, version, at);
    });
  }

  /**
   * Notes what those decided who took an application, or that its person took it back. The same again changes nothing.
   *
   * @throws ApiError CHANGED_MEANWHILE, or VALIDATION_FAILED for a day that cannot be
   */
  async function answered(
    of: OfApplication,
    body: BodyOf<typeof noteApplicationAnswer>,
    by: By,
  ): Promise<void> {
    await holding(of, by, async (trx, changes, at) => {
      const last = changes.at(-1);
      const { outcome, on } = body;
      const says = body.says.trim();
      const said: Said = { on, says: showsNothing(says) ? '' : says, ...numbered(body.reference) };
      if (last?.state === outcome && isSame(last.said, said)) return;
      if (last?.version !== body.version || !mayMoveApplication(last.state, outcome, moverOf(outcome))) {
        throw new ApiError('CHANGED_MEANWHILE');
      }
      const sentOn = last.said?.on ?? dayOf(last.at);
      const wrongDay = words.refused[outcome === 'withdrawn' ? 'withdrawnDay' : 'answerDay'];
      requireDay(on, { from: sentOn, to: dayOf(at), says: wrongDay });
      const { version } = body;
      const { staffId } = by;
      await noteAnswer(trx, deps, of, { outcome, said, version, at, staffId });
      await by.written(trx, version, at);
    });
  }

  return { sent, answered };
}

function numbered(typed: string): Pick<Said, 'reference'> {
  const reference = typed.trim();
  return showsNothing(reference) ? {} : { reference };
}

function isSame(kept: Said | null, said: Said): boolean {
  return (
    kept?.on === said.on && kept?.reference === said.reference && (kept?.says ?? '') === (said.says ?? '')
  );
}

const dayOf = (moment: Date) => isoDate(londonDate(moment));

/** Throws VALIDATION_FAILED at `on` for a day outside of those two; all days as 'YYYY-MM-DD'. */
function requireDay(
  on: string,
  { from, to, says }: { readonly from: string; readonly to: string; readonly says: (from: string) => string },
): void {
  if (readIsoDate(on) === null || on < from || on > to) throw fieldError('on', says(sayDay(from)));
}
