import {
  acceptApplication,
  askApplicationAgain,
  askForAnswer,
  caseApplication,
  caseApplicationFile,
  caseApplicationPaper,
  closeApplication,
  LONGEST_ASKING,
  noteApplicationAnswer,
  noteApplicationSent,
  passApplicationOn,
  sendApplication,
} from '@towpath/contracts/api/staffApplications.ts';
import type { BrandLook } from '@towpath/contracts/content/brandLook.ts';
import { wentAnotherWay } from '@towpath/domain/applications/anotherWay.ts';
import { hasGone, isUndecided, mayMoveApplication } from '@towpath/domain/applications/applicationState.ts';
import { isOursAlone } from '@towpath/domain/applications/oursAlone.ts';
import { FOR_WHO_SEES_HEALTH } from '@towpath/domain/people/workPermissions.ts';
import { isOver } from '@towpath/domain/plans/planState.ts';
import type { Rulebook } from '@towpath/domain/solutions/recommend/rules.ts';
import { showsNothing } from '@towpath/domain/values/showsNothing.ts';
import type { FastifyInstance } from 'fastify';
import { applicationPaper } from '../../papers/applicationPaper.ts';
import type { PaperPool } from '../../papers/paperPool.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Limit } from '../../platform/http/limits.ts';
import { route } from '../../platform/http/route.ts';
import { type CaseCall, openCase } from '../cases/opening.ts';
import { fullNameOf } from '../customers/contact.ts';
import { holdSession, refuseLockedOf } from '../journeys/refuseLocked.ts';
import { doubtOfPlan, movePlanOf, putPlanBack, requireNoDoubt } from '../plans/moving.ts';
import { noteStaff } from '../staff/log.ts';
import { whoHasWork } from '../work/whoHas.ts';
import { closeWork, putBack } from '../work/workItems.ts';
import { appliedForStaff, otherFormsOf } from './forStaff.ts';
import { tellOfState } from './letters.ts';
import { nameOfForm } from './nameOfForm.ts';
import { createNotingByHand } from './notedByHand.ts';
import { noteMoved } from './noteMoved.ts';
import { opened as openedForm, receiverFor } from './reading.ts';
import { applicationOf, holdApplication, latestVersion, moveApplication } from './repository.ts';
import type { createSending, SendingDeps } from './sending.ts';
import { caseReading, type HandedOverHere, withoutHealth } from './staffReading.ts';
import { refuseNotFurther, whyNotFurther } from './standing.ts';
import type { VersionContent } from './version.ts';
import { listNames } from './versionPapers.ts';
import { words } from './words.ts';

const KIND = 'application';
type FormCall = CaseCall & { readonly query: { readonly planId?: string | undefined } };
/** Making a PDF takes a while of a processor, and each look is one at a person. */
const LIMITS: readonly Limit[] = [{ max: 60, seconds: 600, by: 'address' }];

export type StaffApplicationsDeps = SendingDeps & {
  readonly rulebook: Rulebook;
  readonly lookOf: (customerId: string) => Promise<BrandLook>;
  readonly paperPool: Pick<PaperPool, 'write'>;
};

/** The applications that people handed over, for whoever reads, accepts and sends them. */
export function registerStaffApplicationRoutes(
  app: FastifyInstance,
  deps: StaffApplicationsDeps,
  sending: ReturnType<typeof createSending>,
): void {
  const { database, seal, clock } = deps;
  const byHand = createNotingByHand(deps);

  /** Opens the application of a person: that they are looked at is written down first. Throws NOT_FOUND for none. */
  async function opened(call: FormCall) {
    const { customerId } = await openCase(deps, call, 'application');
    const applied = await appliedForStaff(deps, customerId, call.query.planId);
    if (!applied) throw new ApiError('NOT_FOUND');
    return { customerId, applied, of: { customerId, planId: applied.planId } };
  }

  /** Throws NOT_FOUND where nothing was handed over. */
  async function handedOver(call: FormCall): Promise<HandedOverHere> {
    const { customerId, applied, of } = await opened(call);
    const version = await latestVersion<VersionContent>(database, seal, of);
    if (!version) throw new ApiError('NOT_FOUND');
    return {
      customerId,
      applied,
      of,
      version,
      content: withoutHealth(applied.form, version.content, { ...deps, who: call.who }),
    };
  }

  /** Throws WORK_IS_TAKEN for who has not taken it from the work list. */
  async function requireMine(
    on: Database | DatabaseTransaction,
    { who }: Pick<CaseCall, 'who'>,
    { customerId, planId }: { readonly customerId: string; readonly planId: string },
  ): Promise<void> {
    const work = await whoHasWork(on, { kind: KIND, subject: planId, customerId });
    if (work?.takenBy !== who.staffId)
      throw new ApiError('WORK_IS_TAKEN', { message: words.refused.notTaken });
  }

  route(app, caseApplication, async call => {
    const { customerId } = await openCase(deps, call, 'application');
    const { who } = call;
    const { planId } = call.query;
    const application = await caseReading(deps, customerId, who, { canSend: sending.canSend, planId });
    const shown = application?.planId;
    const others = shown === undefined ? [] : await otherFormsOf(deps, { customerId, shown, who });
    return { application, others: [...others] };
  });

  route(app, caseApplicationFile, async call => {
    const { customerId, of, version, content } = await handedOver(call);
    // A file without what tells of health is not the file.
    const isWhole = content.withheld === 0;
    if (!version.content.file || !isWhole) throw new ApiError('NOT_FOUND');
    await noteOpened(call, customerId, of.planId, 'file');
    return { ...version.content.file };
  });

  route(
    app,
    caseApplicationPaper,
    async call => {
      const { customerId, applied, of, version, content } = await handedOver(call);
      await noteOpened(call, customerId, of.planId, 'PDF');
      const { state } = await applicationOf(database, seal, of);
      const paper = applicationPaper({
        ...content,
        lists: listNames(applied.form),
        brand: await deps.lookOf(customerId),
        name: nameOfForm(applied.form, call.who),
        receiver: receiverFor(applied),
        person: await fullNameOf(database, customerId),
        at: version.madeAt,
        isForReceiver: true,
        isAccepted: state === 'accepted' || hasGone(state),
      });
      return { name: 'application.pdf', bytes: (await deps.paperPool.write(paper)).bytes };
    },
    { limits: LIMITS },
  );

  async function noteOpened(call: CaseCall, customerId: string, planId: string, paper: 'file' | 'PDF') {
    const { staffId } = call.who;
    const by = { staffId, customerId, network: call.request.network, at: clock.now() };
    await noteStaff(database, { ...by, kind: 'application opened', facts: { application: planId, paper } });
  }

  route(app, acceptApplication, async call => {
    const { customerId, applied, of, version, content } = await handedOver(call);
    // Who may not read all of it is told that below, and not by what they may not read.
    if (!version.content.file && content.withheld === 0) {
      throw new ApiError('APPLICATION_NOT_READY', { message: words.refused.notReady });
    }
    const why = await whyNotFurther(deps, customerId, version, call.who);
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId);
      await requireMine(trx, call, of);
      const { state, written } = await holdApplication(trx, seal, { ...of, kind: '', at });
      if (state === 'accepted') return;
      if (applied.elsewhere || wentAnotherWay(state, applied.planState)) refuseNotFurther(why);
      if (written.some(({ on }) => on > version.madeAt.toISOString())) {
        throw new ApiError('CHANGED_MEANWHILE', { message: words.refused.saidSince });
      }
      const isSame = version.number === call.body.version;
      if (!isSame || !mayMoveApplication(state, 'accepted', 'adviser'))
        throw new ApiError('CHANGED_MEANWHILE');
      // What waits for an adviser's word on the advice of today is not prepared before that is said.
      await requireNoDoubt(trx, deps.recommendations, of);
      refuseNotFurther(why);
      const moved = await movePlanOf(trx, {
        ...of,
        to: 'being prepared',
        by: 'adviser',
        at,
        isSettled: true,
      });
      if (moved === 'refused') throw new ApiError('CHANGED_MEANWHILE');
      const { staffId } = call.who;
      await moveApplication(trx, seal, of, {
        state: 'accepted',
        by: 'adviser',
        at,
        staffId,
        version: version.number,
      });
      await tellOfState(trx, of, { state: 'accepted', at });
      await noteMoved(trx, call, { ...of, outcome: 'accepted', version: version.number, at });
    });
  });

  route(app, passApplicationOn, async call => {
    const { of, version, content } = await handedOver(call);
    // Who may read all of it accepts it, or asks again.
    if (content.withheld === 0) throw new ApiError('CHANGED_MEANWHILE', { message: words.refused.readsAll });
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await requireMine(trx, call, of);
      const { state } = await holdApplication(trx, seal, { ...of, kind: '', at });
      const isToGoOn = state === 'handed over' || state === 'accepted';
      if (version.number !== call.body.version || !isToGoOn) throw new ApiError('CHANGED_MEANWHILE');
      const work = { kind: KIND, subject: of.planId, customerId: of.customerId } as const;
      await putBack(trx, work, FOR_WHO_SEES_HEALTH);
      await noteMoved(trx, call, { ...of, outcome: 'passed on', version: version.number, at });
    });
  });

  route(app, askApplicationAgain, async call => {
    const { customerId, applied, of, version } = await handedOver(call);
    const text = call.body.words.trim();
    if (showsNothing(text)) throw fieldError('words', words.refused.noWords);
    if (text.length > LONGEST_ASKING) throw fieldError('words', words.refused.tooLong(LONGEST_ASKING));
    const { filled } = await openedForm(deps, customerId, applied);
    if (call.body.fields.some(place => isOursAlone(filled, place))) {
      throw fieldError('fields', words.refused.oursAsked);
    }
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId);
      await requireMine(trx, call, of);
      const { state } = await holdApplication(trx, seal, { ...of, kind: '', at });
      const isSame = version.number === call.body.version;
      if (!isSame || !mayMoveApplication(state, 'asked again', 'adviser')) {
        throw new ApiError('CHANGED_MEANWHILE');
      }
      // What was refused goes back to its person with its plan, or not at all: else the two say something else each.
      if (state === 'refused') await requireNoDoubt(trx, deps.recommendations, of);
      const said = { words: text, fields: call.body.fields };
      const { staffId } = call.who;
      const change = { by: 'adviser', at, staffId, version: version.number, said } as const;
      await moveApplication(trx, seal, of, { state: 'asked again', ...change });
      // It is the person's turn again: with its form alone the plan was an adviser's.
      await putPlanBack(trx, { ...of, by: 'adviser', at });
      // One that was refused, or is only chosen, is prepared from now on; one that waits for an adviser's word is not.
      if ((await doubtOfPlan(trx, deps.recommendations, of)) === null) {
        const isAgain = { to: 'being prepared', by: 'adviser', at, isSettled: true } as const;
        const moved = await movePlanOf(trx, { ...of, ...isAgain });
        if (state === 'refused' && moved === 'refused') throw new ApiError('CHANGED_MEANWHILE');
      }
      const work = { kind: KIND, subject: of.planId, customerId } as const;
      await closeWork(trx, work, { state: 'done', outcome: 'asked-again', at });
      await tellOfState(trx, of, { state: 'asked again', at });
      await noteMoved(trx, call, { ...of, outcome: 'asked again', version: version.number, at });
    });
  });

  route(app, sendApplication, async call => {
    const { customerId, of, version } = await handedOver(call);
    const { version: number } = call.body;
    const why = await whyNotFurther(deps, customerId, version, call.who);
    const noteIt = (trx: DatabaseTransaction) =>
      noteMoved(trx, call, { ...of, outcome: 'being sent', version: number, at: clock.now() });
    const reference = await sending.send(of, {
      staffId: call.who.staffId,
      number,
      async begins(trx) {
        await refuseLockedOf(trx, of.customerId);
        await requireMine(trx, call, of);
        await noteIt(trx);
      },
      beforeItGoes: () => refuseNotFurther(why),
    });
    return { reference };
  });

  route(app, noteApplicationSent, async call => {
    const { of, applied } = await opened(call);
    await byHand.sent(of, call.body, {
      isPlanOver: isOver(applied.planState),
      staffId: call.who.staffId,
      async begins(trx) {
        await refuseLockedOf(trx, of.customerId);
        await requireMine(trx, call, of);
      },
      written: (trx, version, at) => noteMoved(trx, call, { ...of, outcome: 'sent', version, at }),
    });
  });

  route(app, noteApplicationAnswer, async call => {
    const { of } = await opened(call);
    const { outcome } = call.body;
    await byHand.answered(of, call.body, {
      staffId: call.who.staffId,
      begins: trx => holdSession(trx, of.customerId),
      written: (trx, version, at) => noteMoved(trx, call, { ...of, outcome, version, at }),
    });
  });

  // What a plan that is over came to is gone through with its person, or never went: nothing of it moves any more.
  route(app, closeApplication, async call => {
    const { of, applied } = await opened(call);
    const { version } = call.body;
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await holdSession(trx, of.customerId);
      const { state } = await holdApplication(trx, seal, { ...of, kind: '', at });
      const mayClose = state === 'accepted' || !isUndecided(state);
      if (!isOver(applied.planState) || !mayClose) throw new ApiError('CHANGED_MEANWHILE');
      await requireMine(trx, call, of);
      const work = { kind: KIND, subject: of.planId, customerId: of.customerId } as const;
      await closeWork(trx, work, { state: 'done', outcome: 'gone-through', at });
      await noteMoved(trx, call, { ...of, outcome: 'gone through', version, at });
    });
  });

  route(app, askForAnswer, async call => {
    const { of } = await opened(call);
    const { state } = await applicationOf(database, seal, of);
    if (state === 'being filled in') throw new ApiError('NOT_FOUND');
    return { outcome: await sending.askForAnswer(of) };
  });
}
