import type { BodyOf } from '@towpath/contracts/api/call.ts';
import type { tellForLetters } from '@towpath/contracts/api/letterFacts.ts';
import type {
  answerLetter,
  attachBudget,
  editLetter,
  Letter,
  LetterPack,
  readLetter,
  sendLetter,
  takeLetterBack,
} from '@towpath/contracts/api/letters.ts';
import { isBudgetOld } from '@towpath/domain/letters/budgetAge.ts';
import { isWrittenToThem } from '@towpath/domain/letters/pack.ts';
import { isoDate } from '@towpath/domain/values/calendar-date.ts';
import { maskedEmail } from '@towpath/domain/values/email.ts';
import type { Pence } from '@towpath/domain/values/pence.ts';
import type { SentAlong } from '../../papers/budgetStatement.ts';
import type { Paper } from '../../papers/paper.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { londonDate } from '../../platform/time/londonDate.ts';
import { refuseLockedOf } from '../journeys/refuseLocked.ts';
import type { Repayments } from '../repayment/service.ts';
import { createAnswering } from './answering.ts';
import { editPlace } from './editing.ts';
import { ABOUT_ALL } from './judging.ts';
import { NO_DRAFT } from './kept.ts';
import { offersIn, packLetters, waiting } from './packLetters.ts';
import { isDayWithin, refuseStopped } from './refusing.ts';
import { type KeptLetter, keptLetters, noteAnswer, saveContacts, saveLetter } from './repository.ts';
import { type SentWithThem, sendRead } from './sending.ts';
import { type LettersNow, lettersNow, type ShownLetter } from './shownLetters.ts';
import { takeBack } from './takingBack.ts';
import { createTelling, factsIn, protectionsHere } from './telling.ts';
import { idOf, inList, keyOf, letterResponse, ofEachLender } from './toResponse.ts';
import { typedOf } from './typed.ts';
import { versionFiles } from './versionFiles.ts';
import { createWentOnPlan } from './wentOnPlan.ts';
import { words } from './words.ts';
import { ownersOf, type WorldDeps, worldOf } from './world.ts';

export type LettersDeps = WorldDeps & {
  readonly seal: Seal;
  /** The address of the account; null for a guest. */
  readonly emailOf: (customerId: string) => Promise<string | null>;
  /** Tells the plan that is repaid that a letter with its offer went. */
  readonly offerWent: (
    trx: DatabaseTransaction,
    offer: {
      readonly customerId: string;
      readonly debtId: string;
      readonly on: string;
      readonly payment: Pence | null;
      readonly answerBy?: string;
      readonly at: Date;
      /** Who of us wrote it down; null for the person. */
      readonly staffId: string | null;
    },
  ) => Promise<void>;
  /** The statement of the budget, to be made for each letter that it goes with; null until the person has confirmed it. */
  readonly budgetPaper: (customerId: string) => Promise<((along: SentAlong) => Paper) | null>;
  /** Takes back in it that a letter with its offer went; throws LETTER_STAYS_SENT where something rests on that. */
  readonly offerTakenBack: Repayments['takeOfferBack'];
  /** Tells it that a settlement was paid, as the letter says that went with the payment. */
  readonly settled: Repayments['noteSettled'];
  /** Takes that back in it; throws LETTER_STAYS_SENT where something rests on it. */
  readonly settledTakenBack: Repayments['takeSettledBack'];
  /** Tells it what came back to the letter of an offer. */
  readonly answerNoted: Repayments['noteAnswer'];
};

export type Letters = ReturnType<typeof createLetters>;
type Answer = Promise<{ readonly letter: Letter }>;

/** The letters that people send about their debts. */
export function createLetters(deps: LettersDeps) {
  const { database, seal, clock } = deps;
  const telling = createTelling(deps);
  const answering = createAnswering(deps);

  /** All letters of a person, as of now. */
  async function now(customerId: string): Promise<LettersNow> {
    const world = await worldOf(deps, customerId);
    return lettersNow(deps, world, await typedOf(database, seal, customerId, world));
  }

  /** What there is to send. */
  async function mine(customerId: string): Promise<LetterPack> {
    const all = await now(customerId);
    const email = await deps.emailOf(customerId);
    const ofPack = packLetters(all);
    const inPack = new Set(ofPack.map(idOf));
    const names = ownersOf(all.world);
    const { budget, plan, today } = all.world;
    const confirmedOn = budget && isoDate(londonDate(budget.confirmedAt));
    return {
      letters: ofPack.map(inList),
      others: ofEachLender(
        all.pack.besides
          .map(({ definition, debtId }) => ({ letterKey: definition.id, about: debtId ?? ABOUT_ALL }))
          .filter(key => !inPack.has(idOf(key)))
          .flatMap(key => all.one(key) ?? [])
          .filter(one => !one.waits),
      ).map(inList),
      notToSend: all.pack.withoutLetter
        .filter(
          ({ debtId, isFirst }) =>
            isFirst ||
            // What went before an order came says nothing of what is paid now.
            all.world.plan?.ordered.has(debtId) ||
            !ofPack.some(one => one.about === debtId && isWrittenToThem(one.definition)),
        )
        .flatMap(({ debtId, says, isFirst }) => {
          const to = names.get(debtId);
          return to === undefined ? [] : [{ to, says, isFirst }];
        })
        .concat(waiting(all, inPack)),
      offers: offersIn(all),
      facts: factsIn(all),
      protections: [...protectionsHere(all.world.nation)],
      budgetConfirmedOn: confirmedOn,
      isBudgetOld:
        confirmedOn !== null && isBudgetOld(confirmedOn, isoDate(today), plan?.reviewMonths ?? null),
      emailTo: email === null ? null : maskedEmail(email),
    };
  }

  /** One letter. Throws NOT_FOUND where there is none, or the debt is not theirs. */
  async function one(customerId: string, letterId: string): Answer {
    return response(customerId, await now(customerId), letterId);
  }

  /**
   * Writes a place.
   *
   * @throws ApiError NOT_FOUND, SESSION_CLOSED, LETTER_NOT_TO_SEND, LETTER_CHANGED_ELSEWHERE or VALIDATION_FAILED
   */
  function edit(customerId: string, letterId: string, body: BodyOf<typeof editLetter>): Answer {
    return change(customerId, letterId, async (trx, shown, all) => {
      refuseStopped(shown);
      const edited = editPlace(shown, all, body);
      if (edited === null) return;
      const writing = { customerId, at: clock.now() };
      if (edited.contacts !== all.contacts) await saveContacts(trx, seal, writing, edited.contacts);
      await save(trx, customerId, shown, {
        draft: { ...draftOf(shown), edits: edited.edits, isTouched: true },
      });
    });
  }

  /** Says whether the budget goes with a letter. Throws as `edit` does. */
  function attach(customerId: string, letterId: string, { isAttached }: BodyOf<typeof attachBudget>): Answer {
    return change(customerId, letterId, async (trx, shown) => {
      refuseStopped(shown);
      if (isAttached === shown.attachesBudget) return;
      if (isAttached && !shown.canAttachBudget) {
        const isNever = shown.definition.budget === 'never';
        throw fieldError('isAttached', isNever ? words.neverBudget : words.noBudget);
      }
      await save(trx, customerId, shown, {
        attachesBudget: isAttached,
        draft: { ...draftOf(shown), isTouched: true },
      });
    });
  }

  /** Says that a letter was read as it is. Throws LETTER_HAS_CHANGED, LETTER_HAS_GAPS, and as `edit` does. */
  function read(customerId: string, letterId: string, body: BodyOf<typeof readLetter>): Answer {
    return change(customerId, letterId, async (trx, shown, { today }) => {
      refuseStopped(shown);
      if (shown.state.toFillIn > 0) throw new ApiError('LETTER_HAS_GAPS');
      if (body.shown !== shown.shown) throw new ApiError('LETTER_HAS_CHANGED');
      if (shown.state.kind === 'read') return;
      await save(trx, customerId, shown, {
        readOn: today,
        draft: { ...draftOf(shown), read: shown.shown, isTouched: true },
      });
    });
  }

  /**
   * Keeps a letter that was read as the person sent it. The same again changes nothing.
   *
   * @throws ApiError LETTER_NOT_READ, LETTER_HAS_CHANGED, VALIDATION_FAILED for a day that cannot be, and as `edit` does
   */
  async function send(customerId: string, letterId: string, body: BodyOf<typeof sendLetter>): Answer {
    await sent(customerId, letterId, body, null);
    // The plan has gone on by it.
    return one(customerId, letterId);
  }

  /** The same by the hand of one of us, with the person, who has read it. */
  async function sendForThem(
    customerId: string,
    letterId: string,
    body: Omit<BodyOf<typeof sendLetter>, 'shown'>,
    staff: SentWithThem,
  ): Promise<void> {
    await sent(customerId, letterId, body, staff);
  }

  async function sent(
    customerId: string,
    letterId: string,
    body: Omit<BodyOf<typeof sendLetter>, 'shown'> & { readonly shown?: string },
    staff: SentWithThem | null,
  ): Promise<void> {
    const budget = await deps.budgetPaper(customerId);
    await change(customerId, letterId, (trx, shown, { today }) =>
      sendRead(deps, trx, shown, { ...body, customerId, today, budget, staff }, asSent =>
        save(trx, customerId, shown, asSent),
      ),
    );
  }

  /** Takes back that a version went, which was said by mistake. Throws NOT_FOUND, SESSION_CLOSED or LETTER_STAYS_SENT. */
  async function notSent(customerId: string, letterId: string, body: BodyOf<typeof takeLetterBack>): Answer {
    await change(customerId, letterId, async (trx, shown, all) => {
      const asBefore = await takeBack(deps, trx, customerId, shown, { all, body });
      if (asBefore) await save(trx, customerId, shown, asBefore);
    });
    // The plan stands where it stood before it.
    return one(customerId, letterId);
  }

  /** Notes what came back to a version. Throws NOT_FOUND, SESSION_CLOSED or VALIDATION_FAILED. */
  function answer(customerId: string, letterId: string, body: BodyOf<typeof answerLetter>): Answer {
    return change(customerId, letterId, async (trx, { kept }, all) => {
      const { today } = all;
      const sent = kept?.sent.find(({ version }) => version === body.version);
      if (!kept || !sent) throw new ApiError('NOT_FOUND');
      if (!isDayWithin(body.on, sent.sentOn, today)) throw fieldError('on', words.notThatAnswerDay);
      answering.refuseUnsettled(kept, sent, body.answer, all);
      // The plan first: it is held in the same order by what is noted there.
      await answering.tellPlan(trx, customerId, { ...body, at: clock.now() }, { of: kept, sent, all });
      await noteAnswer(trx, customerId, kept.id, sent, { ...body, today });
    });
  }

  type Change = (trx: DatabaseTransaction, shown: ShownLetter, all: LettersNow) => Promise<void>;

  /** Changes a letter while nobody else does, and answers with it as it stands then. */
  async function change(customerId: string, letterId: string, by: Change): Answer {
    const key = keyOf(letterId);
    const world = await worldOf(deps, customerId);
    const all = await database.transaction().execute(async trx => {
      await refuseLockedOf(trx, customerId);
      const typed = await typedOf(trx, seal, customerId, world);
      const before = lettersNow(deps, world, typed);
      // From now on courts and firms are kept by the debts that they were found to be of.
      if (before.contacts !== typed.contacts)
        await saveContacts(trx, seal, { customerId, at: clock.now() }, before.contacts);
      const shown = key && before.one(key);
      if (!shown) throw notFound(before, letterId);
      await by(trx, shown, before);
      return lettersNow(deps, world, await typedOf(trx, seal, customerId, world));
    });
    return response(customerId, all, letterId);
  }

  async function save(
    trx: DatabaseTransaction,
    customerId: string,
    { letterKey, about, kept, attachesBudget }: ShownLetter,
    changed: Partial<Pick<KeptLetter, 'draft' | 'attachesBudget' | 'readOn'>>,
  ): Promise<string> {
    return saveLetter(
      trx,
      seal,
      { customerId, at: clock.now() },
      {
        ...(kept ? { id: kept.id } : {}),
        letterKey,
        about,
        draft: kept?.draft ?? NO_DRAFT,
        attachesBudget,
        readOn: kept?.readOn ?? null,
        ...changed,
      },
    );
  }

  async function response(customerId: string, all: LettersNow, letterId: string): Answer {
    const key = keyOf(letterId);
    const shown = key && all.one(key);
    if (!shown) throw notFound(all, letterId);
    const next = shown.definition.next
      .flatMap(id => all.one({ letterKey: id, about: shown.about }) ?? [])
      .filter(({ stops }) => stops === null);
    const { kept } = shown;
    const files = kept ? await versionFiles(database, seal, customerId, kept.id) : new Map();
    return { letter: letterResponse(shown, next, all.world, files) };
  }

  /** The id of a letter, which is kept from now on if it was not before. */
  async function begun(trx: DatabaseTransaction, customerId: string, shown: ShownLetter): Promise<string> {
    await refuseLockedOf(trx, customerId);
    const kept = (await keptLetters(trx, seal, customerId)).find(one => idOf(one) === idOf(shown));
    return kept?.id ?? save(trx, customerId, shown, {});
  }

  /** Keeps what a person says for their letters alone. Throws SESSION_CLOSED, NOT_FOUND or VALIDATION_FAILED. */
  async function tell(customerId: string, body: BodyOf<typeof tellForLetters>) {
    await telling.tell(await now(customerId), customerId, body);
    return { pack: await mine(customerId) };
  }

  /** Takes back the yes to letters that tell of health. */
  async function takeBackHealth(customerId: string) {
    await telling.takeBackHealth({ customerId });
    return { pack: await mine(customerId) };
  }

  return {
    answeredInPlan: answering.answeredInPlan,
    ...createWentOnPlan(deps),
    offersSent: answering.offersSent,
    breaksAgreed: (customerId: string) => answering.breaksAgreed(database, customerId),
    answerTakenBack: answering.answerTakenBack,
    tell,
    takeBackHealth,
    now,
    mine,
    one,
    edit,
    attach,
    read,
    send,
    sendForThem,
    notSent,
    answer,
    begun,
  };
}

const draftOf = ({ kept }: ShownLetter) => kept?.draft ?? NO_DRAFT;

/** One that was begun about a debt that is gone says so; anything else is not there. */
function notFound({ kept }: LettersNow, letterId: string): ApiError {
  const isKept = kept.some(one => idOf(one) === letterId);
  return new ApiError('NOT_FOUND', isKept ? { message: words.debtGone } : {});
}
