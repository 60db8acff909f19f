import type { AnswerOf } from '@towpath/contracts/api/call.ts';
import {
  CALL_ENDINGS,
  type CallbackRequest,
  type madeCallbacks,
  type myCallbacks,
} from '@towpath/contracts/api/callbacks.ts';
import type { GivenAnswer } from '@towpath/domain/journey-engine/definition/definition.ts';
import type { StepKind } from '@towpath/domain/journey-engine/definition/stepKind.ts';
import {
  FULL_JOURNEY_ADVICE,
  HARD_DROPOUT,
  QUALIFIER_ADVICE,
  SOFT_DROPOUT,
  SOFT_DROPOUT_ANSWERS,
} from '@towpath/domain/journeys/steps.ts';
import { timesToChoose } from '@towpath/domain/people/callPromise.ts';
import type { SafeTime } from '@towpath/domain/people/safeContact.ts';
import type { OpeningHours } from '@towpath/domain/values/openingHours.ts';
import { checkPhone as checkPhoneShape, PHONE_MESSAGES } from '@towpath/domain/values/phone.ts';
import type { PhoneCheck } from '../../partners/phone/port.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { fromLondonClock, onLondonClock } from '../../platform/time/londonClock.ts';
import { changeWork, waitingWork } from '../work/workItems.ts';
import { type AskedFor, addCallback, allCallbacks, type CallbackKind, latestCallback } from './repository.ts';
import { openingFor, type RingingHours } from './ringingHours.ts';
import type { SafeToRing } from './safeToRing.ts';
import { callsOf, moveToNumber, noteOne, waitingOf } from './waiting.ts';
import { words } from './words.ts';
import { keepOnWorkList, plannedFor } from './workList.ts';

export type CallbacksDeps = RingingHours & {
  readonly database: Database;
  readonly clock: Clock;
  readonly checkPhone: PhoneCheck;
  /**
   * Marks a drop-out as answered, or only finds the step when `given` is null. Returns the journey it is in
   * and whether anything changed. Throws NO_JOURNEY, NOT_FOUND (also for a step of another kind) or
   * STEP_NOT_ON_PATH.
   */
  readonly completeStep: (
    trx: DatabaseTransaction,
    customerId: string,
    step: { readonly id: string; readonly kind: StepKind },
    givenAnswers: readonly GivenAnswer[] | null,
  ) => Promise<{ readonly changed: boolean; readonly journeyId: string }>;
  /** How it is safe to ring, as the person has told; null where they have not. */
  readonly safeToRing: (on: Database | DatabaseTransaction, customerId: string) => Promise<SafeToRing | null>;
  /** Forename, surname and phone number; null where not known. */
  readonly knownContact: (
    customerId: string,
  ) => Promise<{ readonly name: string | null; readonly number: string | null }>;
};

const STEP_KIND_OF: Readonly<Record<CallbackKind, StepKind>> = {
  'hard-dropout': HARD_DROPOUT,
  'soft-dropout': SOFT_DROPOUT,
  'qualifier-advice': QUALIFIER_ADVICE,
  'recommendation-advice': FULL_JOURNEY_ADVICE,
};

/**
 * On an advice page a request is always for a call and has a number, and the journey goes on as it was
 * (DO-014).
 */
function isFromAdvice(kind: CallbackKind): boolean {
  return kind === 'qualifier-advice' || kind === 'recommendation-advice';
}

export type Callbacks = ReturnType<typeof createCallbacks>;

/** Requesting or declining a call, at a drop-out or on the advice. */
export function createCallbacks({
  database,
  clock,
  checkPhone,
  opening,
  holidays,
  completeStep,
  knownContact,
  safeToRing,
}: CallbacksDeps) {
  /**
   * Records what a person asked for. At a drop-out it is also the answer of the step. The same request again at the
   * same step changes nothing, so a double click books one call.
   *
   * @throws ApiError CALLS_NOT_WANTED, INVALID_PHONE_NUMBER, NO_JOURNEY, NOT_FOUND or STEP_NOT_ON_PATH
   */
  async function request(customerId: string, kind: CallbackKind, body: CallbackRequest): Promise<void> {
    const asked = await complete(customerId, kind, body);
    await database.transaction().execute(async trx => {
      const { changed, journeyId } = await completeStep(
        trx,
        customerId,
        { id: body.stepId, kind: STEP_KIND_OF[kind] },
        entryOf(kind, body),
      );
      const place = { customerId, journeyId, stepId: body.stepId };
      const safeContact = body.callbackRequired ? await safeToRing(trx, customerId) : null;
      if (safeContact && !safeContact.mayRing && !body.ringThisOnce) throw callsNotWanted();
      const latest = await latestCallback(trx, place);
      // After a call that was made, or one that is not made any more, the same request is a new one.
      if (!changed && latest && !latest.isDone && latest.mayRing && sameRequest(latest, asked)) return;
      const at = clock.now();
      const rings = safeContact && { ...safeContact, mayRing: true };
      await addCallback(trx, { ...place, ...asked, kind, at, safeContact: rings });
      await keepOnWorkList(trx, customerId, at, { opening, holidays });
    });
  }

  /**
   * The request completed with what we know of the person, its number checked as far as the rules require
   * (DO-014).
   */
  async function complete(customerId: string, kind: CallbackKind, body: CallbackRequest): Promise<AskedFor> {
    const { callbackRequired } = body;
    const givenName = body.contactName?.trim() || null;
    const givenNumber = body.contactNumber?.trim() || null;
    const mustHaveNumber = callbackRequired || isFromAdvice(kind);
    const onFile = givenName && (givenNumber || !mustHaveNumber) ? undefined : await knownContact(customerId);
    const number = givenNumber ?? (mustHaveNumber ? (onFile?.number ?? null) : null);
    if (number === null && mustHaveNumber) throw invalidNumber(PHONE_MESSAGES.phone);
    return {
      callbackRequired,
      contactName: givenName ?? onFile?.name ?? null,
      contactNumber: number === null ? null : callable(number),
    };
  }

  /**
   * A number as stored: checked for its shape first, then by the numbering plan. Throws INVALID_PHONE_NUMBER
   * (DO-012).
   */
  function callable(number: string): string {
    const shape = checkPhoneShape(number);
    if (!shape.ok) throw invalidNumber(shape.message);
    const { isValid, message } = checkPhone(shape.value);
    if (!isValid) throw invalidNumber(message);
    return shape.value;
  }

  /** What became of the calls that a person asked for and does not wait for any more, the newest of each step. */
  async function made(customerId: string): Promise<AnswerOf<typeof madeCallbacks>> {
    const settled = new Set<string>();
    return (await allCallbacks(database, customerId)).flatMap(({ stepId, doneAt, outcome }) => {
      if (settled.has(stepId)) return [];
      settled.add(stepId);
      const came = CALL_ENDINGS.find(one => one === outcome);
      return doneAt && came ? [{ stepId, outcome: came, doneAt: doneAt.toISOString() }] : [];
    });
  }

  /**
   * Takes back a call that a person waits for. Again it changes nothing.
   *
   * @throws ApiError NOT_FOUND for a call of somebody else
   */
  async function cancel(customerId: string, callbackId: string): Promise<void> {
    await requireOwn(customerId, callbackId);
    await database.transaction().execute(async trx => {
      const call = (await callsOf(trx, customerId)).find(({ id }) => id === callbackId);
      const how = { outcome: 'not-wanted', by: 'person', state: 'cancelled' } as const;
      if (call) await noteOne(trx, call, how, clock.now());
    });
  }

  /**
   * Moves a call that a person waits for to one of the times that they are offered; it is the same call.
   *
   * @throws ApiError NOT_FOUND for a call of somebody else, or one they do not wait for any more; VALIDATION_FAILED for
   *   another time
   */
  async function changeTime(customerId: string, callbackId: string, from: string): Promise<void> {
    await requireOwn(customerId, callbackId);
    await database.transaction().execute(async trx => {
      const call = (await callsOf(trx, customerId)).find(({ id }) => id === callbackId);
      if (!call) throw new ApiError('NOT_FOUND');
      const own = await openingFor(trx, customerId, { opening, holidays });
      const time = offered(own, call.times).find(({ notBefore }) => notBefore === from);
      if (!time) throw fieldError('from', words.notOffered);
      const nextTry = { from: new Date(time.notBefore), until: new Date(time.dueBy) };
      const times = plannedFor(own, call.times, nextTry);
      await changeWork(trx, { kind: 'callback', subject: callbackId, customerId }, { ...times, nextTry });
    });
  }

  /**
   * Gives another number for a call that a person waits for; it is the same call.
   *
   * @throws ApiError NOT_FOUND for a call of somebody else, or one they do not wait for any more; INVALID_PHONE_NUMBER
   */
  async function changeNumber(customerId: string, callbackId: string, typed: string): Promise<void> {
    const number = callable(typed.trim());
    await requireOwn(customerId, callbackId);
    await database.transaction().execute(async trx => {
      const call = (await callsOf(trx, customerId)).find(({ id }) => id === callbackId);
      if (!call) throw new ApiError('NOT_FOUND');
      await moveToNumber(trx, call, number);
      await keepOnWorkList(trx, customerId, clock.now(), { opening, holidays });
    });
  }

  /** The times that can be chosen for a call, when we ring the person and with what is safe for them. */
  function offered(own: OpeningHours, times: readonly SafeTime[]) {
    return timesToChoose(own, times, onLondonClock(clock.now())).map(({ notBefore, by }) => ({
      notBefore: fromLondonClock(notBefore).toISOString(),
      dueBy: fromLondonClock(by).toISOString(),
    }));
  }

  async function requireOwn(customerId: string, callbackId: string): Promise<void> {
    const own = await allCallbacks(database, customerId);
    if (!own.some(({ id }) => id === callbackId)) throw new ApiError('NOT_FOUND');
  }

  /** The calls that a person waits for and that are made. */
  async function mine(customerId: string): Promise<AnswerOf<typeof myCallbacks>> {
    const safe = await safeToRing(database, customerId);
    const own = await openingFor(database, customerId, { opening, holidays });
    const waiting = waitingOf(await allCallbacks(database, customerId)).filter(({ mayRing }) => mayRing);
    const planned = new Map(
      (await waitingWork(database, 'callback', customerId)).map(work => [work.subject, work]),
    );
    return waiting.map(({ id, stepId, contactName, contactNumber, requestedAt, safeContact }) => ({
      id,
      stepId,
      contactName,
      contactNumber,
      requestedAt: requestedAt.toISOString(),
      notBefore: planned.get(id)?.notBefore?.toISOString() ?? null,
      dueBy: planned.get(id)?.dueAt.toISOString() ?? null,
      triesInVain: planned.get(id)?.attempts ?? 0,
      safeTimes: [...(safe?.times ?? [])],
      sayToOthers: safe?.says ?? null,
      otherTimes: offered(own, safeContact.times).filter(
        ({ notBefore }) => notBefore !== planned.get(id)?.notBefore?.toISOString(),
      ),
    }));
  }

  return { request, mine, made, cancel, changeNumber, changeTime };
}

/** The entry that a drop-out stores: the soft one lets the person go on only with 'continue' (DO-007). */
function entryOf(kind: CallbackKind, { stepId, callbackRequired }: CallbackRequest): GivenAnswer[] | null {
  if (isFromAdvice(kind)) return null;
  const choices = kind === 'soft-dropout' ? SOFT_CHOICES : HARD_CHOICES;
  const choice = callbackRequired ? choices.yes : choices.no;
  return [{ id: `${stepId}.${choice.id}`, value: choice.text }];
}

/** The two choices (DO-001). */
const SOFT_CHOICES = {
  yes: { id: SOFT_DROPOUT_ANSWERS.book, text: words.soft.yes },
  no: { id: SOFT_DROPOUT_ANSWERS.continueOnline, text: words.soft.no },
} as const;
const HARD_CHOICES = {
  yes: { id: 'yes', text: words.hard.yes },
  no: { id: 'no', text: words.hard.no },
} as const;

function sameRequest(a: AskedFor, b: AskedFor): boolean {
  return (
    a.callbackRequired === b.callbackRequired &&
    a.contactName === b.contactName &&
    a.contactNumber === b.contactNumber
  );
}

function callsNotWanted(): ApiError {
  const error = new ApiError('CALLS_NOT_WANTED');
  return new ApiError('CALLS_NOT_WANTED', {
    fields: [{ field: 'ringThisOnce', message: error.message }],
  });
}

function invalidNumber(message: string): ApiError {
  return new ApiError('INVALID_PHONE_NUMBER', { message, fields: [{ field: 'contactNumber', message }] });
}
