import { answerInLetter, answerInPlan } from '@towpath/domain/letters/answersOfPlan.ts';
import type { LetterAnswer } from '@towpath/domain/letters/sentLetter.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { AnswerCame } from '../repayment/answersByLetter.ts';
import type { LettersOfPlan } from '../repayment/takingBack.ts';
import { lastOffer } from './lastOffer.ts';
import { type KeptLetter, keptLetters, noteAnswer, type SentVersion } from './repository.ts';
import type { LettersDeps } from './service.ts';
import type { LettersNow } from './shownLetters.ts';

/** What came back to an offer: one answer, with its letter and in the plan. */
export function createAnswering(deps: Pick<LettersDeps, 'seal' | 'definitions' | 'answerNoted'>) {
  const { seal } = deps;

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

  /** What was noted on the plan is the answer to the letter with that offer. */
  async function answeredInPlan(...[trx, customerId, event, today]: Parameters<AnswerCame>): Promise<void> {
    const kept = await keptLetters(trx, seal, customerId);
    const last = lastOffer(kept, event.debtId, deps.definitions, event.on);
    if (!last) return;
    const came = { answer: answerInLetter(event.answer), on: event.on, today };
    await noteAnswer(trx, customerId, last.letter.id, last.sent, came);
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

  /** Whether the letter with an offer about a debt is kept as sent on a day. */
  async function offerWentByLetter(
    ...[trx, customerId, debtId, on]: Parameters<LettersOfPlan['offerWentByLetter']>
  ): Promise<boolean> {
    const kept = await keptLetters(trx, seal, customerId);
    return lastOffer(kept, debtId, deps.definitions, on)?.sent.sentOn === on;
  }

  return { tellPlan, answeredInPlan, answerTakenBack, offerWentByLetter };
}
