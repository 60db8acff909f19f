import { answerInLetter, answerInPlan } from '@towpath/domain/letters/answersOfPlan.ts';
import { asksForBreak, howLongIn } from '@towpath/domain/letters/breakAgreed.ts';
import { isOfferOfPlan, ownAnswerBy } from '@towpath/domain/letters/offerOfPlan.ts';
import type { LetterAnswer } from '@towpath/domain/letters/sentLetter.ts';
import { confirmsSettlement } from '@towpath/domain/letters/settlements.ts';
import { sumOffered } from '@towpath/domain/letters/sumOffered.ts';
import { threadOf } from '@towpath/domain/letters/threads.ts';
import type { BreakByLetter } from '@towpath/domain/plans/repayment/breaksByLetter.ts';
import { REPAID } from '@towpath/domain/plans/repayment/repaidWays.ts';
import type { OfferByLetter } from '@towpath/domain/plans/repayment/sentByLetter.ts';
import type { Database, DatabaseTransaction } from '../../platform/database/database.ts';
import { fieldError } from '../../platform/http/apiError.ts';
import { lastEndedAt } from '../plans/standingPlan.ts';
import type { LettersOfPlan } from '../repayment/lettersOfPlan.ts';
import { lastOffer } from './lastOffer.ts';
import {
  bySending,
  type KeptLetter,
  keptLetters,
  noteAnswer,
  type SentVersion,
  sentLetter,
} from './repository.ts';
import type { LettersDeps } from './service.ts';
import type { LettersNow } from './shownLetters.ts';
import { wentByLetter } from './wentByLetter.ts';
import { words } from './words.ts';

/** What went and what came back: said once, it is so with the letter and in the plan. */
export function createAnswering(deps: Pick<LettersDeps, 'seal' | 'definitions' | 'answerNoted'>) {
  const { seal } = deps;
  const definitionOf = (key: string) => deps.definitions.find(({ id }) => id === key);

  /** What came back to the last offer about a debt is the answer to it in the plan too. */
  async function tellPlan(
    trx: DatabaseTransaction,
    customerId: string,
    { answer: came, on, at }: { answer: LetterAnswer; on: string; at: Date },
    { of, sent, all }: { of: KeptLetter; sent: SentVersion; all: LettersNow },
  ): Promise<void> {
    const last = lastOffer(all.kept, of.about, deps.definitions);
    if (last?.letter.id !== of.id || last.sent.version !== sent.version) return;
    if (sent.answer === came && sent.answeredOn === on) return;
    const before = sent.answer === null || sent.answer === 'none' ? null : sent.answeredOn;
    const answered = { customerId, debtId: of.about, answer: answerInPlan(came), on, before, at };
    await deps.answerNoted(trx, answered);
  }

  /**
   * A yes to settle stays while a letter says that it was paid since: that is taken back first.
   *
   * @throws ApiError VALIDATION_FAILED
   */
  function refuseUnsettled(
    { about }: KeptLetter,
    { version, answer }: SentVersion,
    came: LetterAnswer,
    { kept }: Pick<LettersNow, 'kept'>,
  ): void {
    const went = wentByLetter(deps.definitions, kept, about);
    const at = went.findIndex(
      one => one.version === version && threadOf(one.definition, deps.definitions) === 'settlement',
    );
    const isPaid = at >= 0 && went.slice(at + 1).some(one => confirmsSettlement(one.definition));
    if (isPaid && answer === 'accepted' && came !== 'accepted') throw fieldError('answer', words.paidSince);
  }

  /** What was noted on the plan is the answer to the letter with that offer. */
  async function answeredInPlan(
    ...[trx, customerId, event, today]: Parameters<LettersOfPlan['answerCame']>
  ): Promise<void> {
    const kept = await keptLetters(trx, seal, customerId);
    const last = lastOffer(kept, event.debtId, deps.definitions, event.on);
    // The offer that it is the answer to may have gone by no letter of ours.
    if (last?.sent.sentOn !== event.offeredOn) return;
    const came = { answer: answerInLetter(event.answer), on: event.on, today };
    await noteAnswer(trx, customerId, last.letter.id, last.sent, came);
  }

  /** The offers that went by letter with a sum of their own, and for no plan that has ended, the earliest first. */
  async function offersSent(trx: DatabaseTransaction, customerId: string): Promise<readonly OfferByLetter[]> {
    const endedAt = await lastEndedAt(trx, customerId, REPAID);
    const all = (await offersAbout(trx, customerId))
      .flatMap(({ id, about, letterKey, sent }) =>
        sent.map(version => ({ id, about, definition: definitionOf(letterKey), version })),
      )
      .filter(({ version }) => endedAt === null || version.notedAt > endedAt)
      .toSorted((a, b) => bySending(a.version, b.version));
    const offers: OfferByLetter[] = [];
    for (const { id, about, definition, version } of all) {
      const letter = await sentLetter(trx, seal, customerId, id, version.version);
      const payment = letter && definition ? sumOffered(letter, definition) : null;
      if (!definition || payment === null) continue;
      const came = version.answer && answerInPlan(version.answer);
      const answer = came && { answer: came, on: version.answeredOn ?? version.sentOn };
      const answerBy = ownAnswerBy(definition, version.answerBy);
      offers.push({ debtId: about, on: version.sentOn, payment, answer, ...(answerBy && { answerBy }) });
    }
    return offers;
  }

  /** The letters with an offer each month that were begun. */
  async function offersAbout(trx: DatabaseTransaction, customerId: string): Promise<readonly KeptLetter[]> {
    const offers = deps.definitions.filter(one => isOfferOfPlan(one, deps.definitions)).map(({ id }) => id);
    return (await keptLetters(trx, seal, customerId)).filter(({ letterKey }) => offers.includes(letterKey));
  }

  /** What was noted on the plan never came: its letter has the answer that counts now, if there is one to that offer. */
  async function answerTakenBack(
    ...[trx, customerId, event, counts, today]: Parameters<LettersOfPlan['answerTakenBack']>
  ): Promise<void> {
    const kept = await keptLetters(trx, seal, customerId);
    const last = lastOffer(kept, event.debtId, deps.definitions, event.on);
    if (last?.sent.answer !== answerInLetter(event.answer) || last.sent.answeredOn !== event.on) return;
    const now =
      counts !== null && counts.on >= last.sent.sentOn
        ? { answer: answerInLetter(counts.answer), on: counts.on }
        : { answer: null, on: null };
    await noteAnswer(trx, customerId, last.letter.id, last.sent, { ...now, today });
  }

  /** The breaks from payments that were agreed to by letter, the earliest first. */
  async function breaksAgreed(database: Database, customerId: string): Promise<readonly BreakByLetter[]> {
    const asked = (await keptLetters(database, seal, customerId)).flatMap(
      ({ id, about, letterKey, sent }) => {
        const definition = definitionOf(letterKey);
        // What went last says what counts.
        const last = sent[0];
        return definition && last?.answer === 'accepted' && asksForBreak(definition)
          ? [{ id, about, definition, last }]
          : [];
      },
    );
    const breaks: BreakByLetter[] = [];
    for (const { id, about, definition, last } of asked) {
      const letter = await sentLetter(database, seal, customerId, id, last.version);
      const howLong = letter ? howLongIn(letter, definition) : null;
      breaks.push({ debtId: about, on: last.answeredOn ?? last.sentOn, howLong });
    }
    return breaks;
  }

  return { tellPlan, refuseUnsettled, answeredInPlan, offersSent, answerTakenBack, breaksAgreed };
}
