import { isUndecided, mayMoveApplication, moverOf } from '@towpath/domain/applications/applicationState.ts';
import type { Answered, Authority, Taken } from '../../partners/authority/port.ts';
import { PartnerUnavailable } from '../../partners/unavailable.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { movePlanOf, requireNoDoubt } from '../plans/moving.ts';
import { closeWork } from '../work/workItems.ts';
import { noteAnswer } from './answered.ts';
import { tellOfState } from './letters.ts';
import type { AdviceOfToday } from './reading.ts';
import {
  changesOf,
  holdApplication,
  type KeptApplication,
  latestVersion,
  moveApplication,
  waitingFor,
} from './repository.ts';
import type { OfApplication } from './sealing.ts';
import type { ApplicationsDeps } from './service.ts';
import type { VersionContent } from './version.ts';
import { words } from './words.ts';

export type SendingDeps = ApplicationsDeps &
  AdviceOfToday & {
    /** Undefined: nothing is sent from here. */
    readonly authority: Authority | undefined;
  };

/** So many are looked at by one turn of the job. */
const MOST_AT_ONCE = 50;

/** Written down beside a move, in its transaction. */
type Beside = (trx: DatabaseTransaction) => Promise<void>;

/** Sends what an adviser has accepted, and hears what became of it. */
export function createSending(deps: SendingDeps) {
  const { database, seal, clock, authority, recommendations } = deps;

  function receiver(): Authority {
    if (!authority) throw new ApiError('NOT_SENT_FROM_HERE');
    return authority;
  }

  function held(trx: DatabaseTransaction, of: OfApplication, at: Date): Promise<KeptApplication> {
    return holdApplication(trx, seal, { ...of, kind: '', at });
  }

  /** Throws DoesNotOpen, or NOT_FOUND where nothing was handed over complete. */
  async function accepted(of: OfApplication) {
    const version = await latestVersion<VersionContent>(database, seal, of);
    if (!version?.content.file) throw new ApiError('NOT_FOUND');
    return { ...version, file: version.content.file };
  }

  /**
   * Sends the accepted version under a key of its own, as long as the plan rests on the advice of today. That it is on its
   * way is written down before, so that a process that dies in between leaves it to be sent again, which changes nothing
   * where it has arrived.
   *
   * @param staffId who releases it
   * @param begins asked in the transaction that begins it, and that writes it down
   * @param beforeItGoes throws for what is not to go, once it rests on the advice of today
   * @throws ApiError CHANGED_MEANWHILE, NOT_CONFIRMED_YET, NOT_SENT_FROM_HERE, APPLICATION_NOT_AS_NEEDED or RECEIVER_UNAVAILABLE
   */
  async function send(
    of: OfApplication,
    {
      staffId,
      number,
      begins,
      beforeItGoes,
    }: {
      readonly staffId: string;
      readonly number: number;
      readonly begins: Beside;
      readonly beforeItGoes: () => void;
    },
  ): Promise<string> {
    receiver();
    const at = clock.now();
    const version = await accepted(of);
    await database.transaction().execute(async trx => {
      await begins(trx);
      const { state } = await held(trx, of, at);
      const isOnItsWay = state === 'being sent';
      const mayGo = isOnItsWay || mayMoveApplication(state, 'being sent', 'adviser');
      if (version.number !== number || !mayGo) throw new ApiError('CHANGED_MEANWHILE');
      await requireNoDoubt(trx, recommendations, of);
      if (isOnItsWay) return;
      beforeItGoes();
      // One that was put before an adviser since it was accepted, who has said again that it fits, goes on.
      await movePlanOf(trx, { ...of, to: 'being prepared', by: 'adviser', at, isSettled: true });
      await moveApplication(trx, seal, of, {
        state: 'being sent',
        by: 'adviser',
        at,
        staffId,
        version: number,
      });
    });
    return sendOn(of, staffId);
  }

  /** The same for what was left on its way: nobody knows whether it has arrived, so that it waits where it does not fit any more. */
  async function sendAgain(of: OfApplication, staffId: string): Promise<void> {
    await database.transaction().execute(trx => requireNoDoubt(trx, recommendations, of));
    await sendOn(of, staffId);
  }

  /** Sends what is on its way, and writes down what became of it. */
  async function sendOn(of: OfApplication, staffId: string): Promise<string> {
    const { number, file } = await accepted(of);
    const taken = await receiver()
      .send({ key: `${of.planId}.${number}`, kind: file.kind, file })
      .catch(unavailable);
    const at = clock.now();
    await database.transaction().execute(async trx => {
      const { state } = await held(trx, of, at);
      // Another process has heard the same.
      if (state !== 'being sent') return;
      await noteTaken(trx, of, { taken, staffId, number, at });
    });
    if (taken.outcome === 'taken') return taken.reference;
    throw new ApiError('APPLICATION_NOT_AS_NEEDED', { message: words.refused.notAsNeeded(taken.faults) });
  }

  async function noteTaken(
    trx: DatabaseTransaction,
    of: OfApplication,
    {
      taken,
      staffId,
      number,
      at,
    }: { readonly taken: Taken; readonly staffId: string; readonly number: number; readonly at: Date },
  ): Promise<void> {
    if (taken.outcome === 'not as needed') {
      const said = { faults: taken.faults };
      await moveApplication(trx, seal, of, { state: 'accepted', by: 'receiver', at, version: number, said });
      return;
    }
    const said = { reference: taken.reference };
    await moveApplication(trx, seal, of, {
      state: 'sent',
      by: 'adviser',
      at,
      staffId,
      version: number,
      said,
    });
    await tellOfState(trx, of, { state: 'sent', at });
    const moved = await movePlanOf(trx, { ...of, to: 'sent', by: 'adviser', at, isSettled: true });
    // Left by the person in this moment: whoever has it tells them that it was on its way already.
    if (moved === 'refused') return;
    const work = { kind: 'application', subject: of.planId, customerId: of.customerId } as const;
    await closeWork(trx, work, { state: 'done', outcome: 'sent', at });
  }

  /**
   * Asks whether an application that was sent is decided, and writes down what was.
   *
   * @throws ApiError NOT_FOUND where it was not sent, NOT_SENT_FROM_HERE or RECEIVER_UNAVAILABLE
   */
  async function askForAnswer(of: OfApplication): Promise<Answered['outcome']> {
    const changes = await changesOf(database, seal, of);
    const last = changes.at(-1);
    if (last && !isUndecided(last.state)) return last.state;
    const reference = last?.state === 'sent' && !last.said?.isByHand ? last.said?.reference : undefined;
    if (reference === undefined) throw new ApiError('NOT_FOUND');
    const answer = await receiver().answerTo(reference).catch(unavailable);
    if (answer.outcome === 'waiting') return 'waiting';
    const { outcome, on, says } = answer;
    const at = clock.now();
    await database.transaction().execute(async trx => {
      const { state } = await held(trx, of, at);
      if (!mayMoveApplication(state, outcome, moverOf(outcome))) return;
      const said = { on, says, reference };
      const version = last?.version ?? null;
      await noteAnswer(trx, deps, of, { outcome, said, version, at, staffId: null });
    });
    return outcome;
  }

  /** Sends again what was on its way when a process died, and asks for the answers that are waited for. */
  async function goOn(): Promise<void> {
    if (!authority) return;
    for (const of of await waitingFor(database, 'being sent', MOST_AT_ONCE)) {
      const last = (await changesOf(database, seal, of)).findLast(({ state }) => state === 'being sent');
      if (last?.staffId) await sendAgain(of, last.staffId).catch(leaveForLater);
    }
    for (const of of await waitingFor(database, 'sent', MOST_AT_ONCE)) {
      await askForAnswer(of).catch(leaveForLater);
    }
  }

  return { send, askForAnswer, goOn, canSend: authority !== undefined };
}

function unavailable(fault: unknown): never {
  throw fault instanceof PartnerUnavailable ? new ApiError('RECEIVER_UNAVAILABLE') : fault;
}

/** One that cannot be sent or is not answered now holds up none of the others. */
function leaveForLater(fault: unknown): void {
  if (!(fault instanceof ApiError)) throw fault;
}
