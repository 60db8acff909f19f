import type { giveApplicationAnswer } from '@towpath/contracts/api/applications.ts';
import type { AnswerOf, BodyOf } from '@towpath/contracts/api/call.ts';
import {
  caseForm,
  handOverForPerson,
  renewHandedOver,
  writeDownAnswer,
} from '@towpath/contracts/api/staffFilling.ts';
import { isWithPerson, mayMoveApplication } from '@towpath/domain/applications/applicationState.ts';
import { filled } from '@towpath/domain/applications/filled.ts';
import { isReady } from '@towpath/domain/applications/filledForm.ts';
import { writtenAfter } from '@towpath/domain/applications/written.ts';
import type { FastifyInstance } from 'fastify';
import { note } from '../../platform/audit/auditLog.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { route } from '../../platform/http/route.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { type CaseCall, noteHealthTold, openCase, seesHealth } from '../cases/opening.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import { noteStaff } from '../staff/log.ts';
import { whoHasWork } from '../work/whoHas.ts';
import { foldedEntries, readableGroups } from './foldedLines.ts';
import { holdForm } from './fromBefore.ts';
import { isSameGiven, refuseOurs, withAnswer } from './giving.ts';
import { handOverHeld, refuseAnotherWay } from './handingOver.ts';
import { foldedIn, isFormWithoutWhy, mayBeReadBy, namedInGiven, namedInVersions } from './healthIn.ts';
import { tellOfState } from './letters.ts';
import { noteMoved } from './noteMoved.ts';
import {
  type AppliedFor,
  appliedFor,
  type OpenApplication,
  openApplication,
  type ReadingDeps,
  shownApplication,
} from './reading.ts';
import { addVersion, type KeptApplication, keepGiven, latestVersion, moveApplication } from './repository.ts';
import { saidToIn } from './saidTo.ts';
import type { OfApplication } from './sealing.ts';
import type { ApplicationsDeps } from './service.ts';
import { withoutHealth } from './staffReading.ts';
import { isSameVersion, type VersionContent, versionOf } from './version.ts';
import { words } from './words.ts';

type FormInCase = AnswerOf<typeof caseForm>;
type Form = NonNullable<FormInCase['form']>;

/** Forms that one of us fills in with their person on the phone. */
export function registerStaffFillingRoutes(app: FastifyInstance, deps: ApplicationsDeps): void {
  const { database, seal, clock } = deps;

  async function shown(customerId: string, call: CaseCall): Promise<FormInCase> {
    const open = await openApplication(deps, customerId);
    if (!open || (isFormWithoutWhy(open.form) && !seesHealth(call.who))) return NONE;
    const of = { customerId, planId: open.planId };
    const [form, version, isMine] = await Promise.all([
      shownApplication(deps, customerId, open),
      latestVersion<VersionContent>(database, seal, of),
      hasTaken(database, of, call),
    ]);
    const { state } = open.kept;
    const isHandedOver = state === 'handed over';
    const now = versionOf(open.form, open.filled, open.facts.today);
    return {
      form: await asSeenBy(form, open, { ...call, customerId }),
      mayFill:
        open.elsewhere === null && !form.wentAnotherWay && (isWithPerson(state) || (isHandedOver && isMine)),
      hasNewAnswers:
        isHandedOver && open.elsewhere === null && version !== null && !isSameVersion(version.content, now),
    };
  }

  /** The form without what tells of health, for who may not see that; else it is written down that they saw it. */
  async function asSeenBy(
    form: Form,
    open: OpenApplication,
    call: CaseCall & { readonly customerId: string },
  ) {
    if (!seesHealth(call.who)) return withoutHealthIn(form, open, deps);
    const tells = open.filled.fields.some(({ field, value }) => field.isHealth && value !== null);
    if (tells) await noteHealthTold(deps, call, { customerId: call.customerId, part: 'application' });
    return form;
  }

  /**
   * Changes the form of a person, which is held meanwhile, while it is with them, or with whoever calls.
   *
   * @throws ApiError NOT_FOUND for a plan they are not on, SESSION_CLOSED, WORK_IS_TAKEN, APPLICATION_WITH_ADVISER
   */
  async function changing(
    call: CaseCall & { readonly body: { readonly planId: string } },
    change: (trx: DatabaseTransaction, held: Held) => Promise<boolean>,
    { what = 'writtenDown', requires = requireOpen }: Changing = {},
  ): Promise<FormInCase> {
    const { customerId } = await openCase(deps, call, 'application');
    const applied = await appliedFor(deps, customerId);
    if (!applied || applied.planId !== call.body.planId) throw new ApiError('NOT_FOUND');
    const { elsewhere } = applied;
    if (elsewhere) {
      const message = words.refused.elsewhere(elsewhere.isFor, elsewhere.home);
      throw new ApiError('APPLICATION_NOT_READY', { message });
    }
    const of = { customerId, planId: applied.planId };
    const at = clock.now();
    await database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId).catch(inWordsForStaff);
      const kept = await holdForm(trx, seal, of, { form: applied.form, at });
      await requires?.(trx, { of, kept }, call);
      if (await change(trx, { of, applied, kept, at })) await noteWritten(trx, of, call, { at, what });
    });
    return shown(customerId, call);
  }

  /** Writes down what was done with the form: in the log of staff, and where the person reads who looked. */
  async function noteWritten(
    trx: DatabaseTransaction,
    of: OfApplication,
    call: CaseCall,
    { at, what }: { readonly at: Date; readonly what: Changed },
  ) {
    const { staffId, role } = call.who;
    const { customerId, planId } = of;
    const by = { at, staffId, customerId, network: call.request.network };
    if (what === 'writtenDown') {
      await noteStaff(trx, { ...by, kind: 'form filled in with them', facts: { application: planId } });
    }
    const facts = { by: role, why: words[what] };
    await note(trx, { kind: 'case looked at', at, customerId, facts });
  }

  route(app, caseForm, async call => {
    const { customerId } = await openCase(deps, call, 'application');
    return shown(customerId, call);
  });

  route(app, writeDownAnswer, call =>
    changing(call, async (trx, { of, applied: { form, facts }, kept, at }) => {
      const { at: place, value, revision }: BodyOf<typeof giveApplicationAnswer> = call.body;
      // What somebody may not read they do not write down either.
      const isFolded = foldedIn(deps.healthLines, namedInGiven(kept.given));
      const mayRead = seesHealth(call.who) || mayBeReadBy(form, isFolded)({ at: place });
      if (!mayRead || (isFormWithoutWhy(form) && !seesHealth(call.who))) {
        throw new ApiError('NOT_FOUND');
      }
      const before = filled(form, facts, kept.given);
      refuseOurs(before, place, value);
      const given = withAnswer(
        form,
        kept.given,
        { at: place, value },
        {
          today: londonDate(at),
          kinds: facts.kinds,
          before,
        },
      );
      const writer = { by: call.who.staffId, on: at.toISOString() };
      const written = writtenAfter(kept.written, { before: kept.given, after: given, at: place }, writer);
      if (isSameGiven(kept, { given, written })) return false;
      if (revision !== kept.revision) throw new ApiError('CHANGED_MEANWHILE');
      await keepGiven(trx, seal, of, { given, written, revision: kept.revision + 1, at });
      return true;
    }),
  );

  route(app, renewHandedOver, call =>
    changing(call, async (trx, { of, applied: { form, facts }, kept, at }) => {
      // One that is with its person is handed over, and not kept anew.
      if (kept.state !== 'handed over') {
        throw new ApiError('APPLICATION_WITH_ADVISER', { message: words.refused.notFilledNow });
      }
      if (call.body.revision !== kept.revision) throw new ApiError('CHANGED_MEANWHILE');
      const now = filled(form, facts, kept.given, await saidToIn(trx, kept.written));
      const content = versionOf(form, now, londonDate(at));
      const last = await latestVersion<VersionContent>(trx, seal, of);
      if (last && isSameVersion(last.content, content)) return false;
      const version = await addVersion(trx, seal, of, { content, isComplete: isReady(now), at });
      const { staffId } = call.who;
      const by = { by: 'adviser', staffId, said: { isAgreed: true } } as const;
      await moveApplication(trx, seal, of, { state: 'handed over', ...by, at, version });
      return true;
    }),
  );

  route(app, handOverForPerson, call => {
    const { planId: _, revision, asItIs, hasAgreed } = call.body;
    if (!hasAgreed) throw fieldError('hasAgreed', words.refused.notAgreed);
    return changing(
      call,
      async (trx, { of, applied: { form, facts }, kept, at }) => {
        if (isFormWithoutWhy(form) && !seesHealth(call.who)) throw new ApiError('NOT_FOUND');
        if (kept.state === 'handed over') return false;
        await refuseAnotherWay(trx, of, kept, words.refused.anotherWay);
        if (!mayMoveApplication(kept.state, 'handed over', 'adviser')) {
          throw new ApiError('APPLICATION_WITH_ADVISER', { message: words.refused.notFilledNow });
        }
        if (revision !== kept.revision) throw new ApiError('CHANGED_MEANWHILE');
        const { staffId } = call.who;
        const by = { by: 'adviser', staffId, said: { isAgreed: true } } as const;
        // Nobody reads through with them what they may not read themselves.
        const look = (content: VersionContent) => {
          if (withoutHealth(form, content, { ...deps, who: call.who }).withheld === 0) return;
          throw new ApiError('APPLICATION_NOT_READY', { message: words.refused.withheldFromCaller });
        };
        const version = await handOverHeld(trx, deps, of, { form, facts, kept, at, asItIs, by, look });
        await tellOfState(trx, of, { state: 'handed over', at });
        await noteMoved(trx, call, { ...of, outcome: 'handed over', version, at });
        return true;
      },
      { what: 'handedOver', requires: null },
    );
  });
}

/** What one of us did in the form of a person, who reads it. */
type Changed = 'writtenDown' | 'handedOver';

/** What is done, and what is asked before anything is changed; null where the change itself asks it. */
type Changing = { readonly what?: Changed; readonly requires?: typeof requireOpen | null };

type Held = {
  readonly of: OfApplication;
  readonly applied: AppliedFor;
  readonly kept: KeptApplication;
  readonly at: Date;
};

const NONE: FormInCase = { form: null, mayFill: false, hasNewAnswers: false };

/** Whether whoever calls has taken the form from the work list. */
async function hasTaken(
  on: ReadingDeps['database'] | DatabaseTransaction,
  { customerId, planId }: OfApplication,
  { who }: Pick<CaseCall, 'who'>,
): Promise<boolean> {
  const work = await whoHasWork(on, { kind: 'application', subject: planId, customerId });
  return work?.takenBy === who.staffId;
}

/** Throws APPLICATION_WITH_ADVISER for a form that is accepted or gone, WORK_IS_TAKEN for one that another has. */
async function requireOpen(
  trx: DatabaseTransaction,
  { of, kept: { state } }: { readonly of: OfApplication; readonly kept: KeptApplication },
  call: CaseCall,
): Promise<void> {
  if (isWithPerson(state)) return;
  if (state !== 'handed over') {
    throw new ApiError('APPLICATION_WITH_ADVISER', { message: words.refused.notFilledNow });
  }
  if (await hasTaken(trx, of, call)) return;
  throw new ApiError('WORK_IS_TAKEN', { message: words.refused.takeItToFill });
}

function withoutHealthIn(
  form: Form,
  open: OpenApplication,
  { healthLines }: Pick<ReadingDeps, 'healthLines'>,
): Form {
  const before = form.handedOver ? namedInVersions(form.handedOver) : [];
  const isFolded = foldedIn(healthLines, [...namedInGiven(open.kept.given), ...before]);
  const isKept = mayBeReadBy(open.form, isFolded);
  const { fields, missing, clashes } = form.filled;
  const groups = missing.map(group => ({ ...group, items: group.items.filter(isKept) }));
  return {
    ...form,
    // Facts of health stand in some of its reasons.
    against: [],
    filled: {
      ...form.filled,
      fields: fields
        .filter(({ id }) => isKept({ at: { field: id, entry: null, part: null } }))
        .map(field => foldedEntries(field, isFolded))
        .map(({ entries, ...field }) => ({
          ...field,
          entries: entries.map(entry => ({
            ...entry,
            parts: entry.parts.filter(({ id }) => isKept({ at: { field: field.id, entry: null, part: id } })),
          })),
        })),
      missing: groups.filter(({ items }) => items.length > 0),
      clashes: clashes.filter(isKept),
    },
    writtenDown: form.writtenDown.filter(isKept),
    handedOver: form.handedOver && {
      ...form.handedOver,
      groups: readableGroups(form.handedOver.groups, isKept, isFolded),
      changed: form.handedOver.changed.filter(isKept),
    },
    asked: form.asked && { ...form.asked, fields: form.asked.fields.filter(isKept) },
  };
}

/** What was refused, said to one of us and not to the person. */
function inWordsForStaff(fault: unknown): never {
  const isClosed = fault instanceof ApiError && fault.code === 'SESSION_CLOSED';
  throw isClosed ? new ApiError('SESSION_CLOSED', { message: words.refused.locked }) : fault;
}
