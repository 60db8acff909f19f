import { answerInLetter } from '@towpath/domain/letters/answersOfPlan.ts';
import type { LetterDefinition } from '@towpath/domain/letters/definition.ts';
import type { PlanOfLetters } from '@towpath/domain/letters/planOfLetters.ts';
import type { OfferOfPlan } from '@towpath/domain/letters/wentAbout.ts';
import { lastOffer } from './lastOffer.ts';
import type { KeptLetter, SentVersion } from './repository.ts';

/**
 * Letters with the answers that the plan has: of the last offer that it knows of, what came back is what it says, whatever
 * was noted with the letter and taken back there since.
 *
 * @param today 'YYYY-MM-DD'
 */
export function asPlanSays(
  kept: readonly KeptLetter[],
  definitions: readonly LetterDefinition[],
  plan: PlanOfLetters | null,
  today: string,
): readonly KeptLetter[] {
  if (plan === null) return kept;
  const changed = new Map<KeptLetter, KeptLetter>();
  for (const [debtId, { offers }] of plan.told) {
    const offer = offers?.at(-1);
    const last = offer && lastOffer(kept, debtId, definitions, offer.on);
    if (!offer || last?.sent.sentOn !== offer.on) continue;
    const sent = last.letter.sent.map(one => (one === last.sent ? answered(one, offer, today) : one));
    changed.set(last.letter, { ...last.letter, sent });
  }
  return kept.map(letter => changed.get(letter) ?? letter);
}

function answered(sent: SentVersion, { answer, answerBy }: OfferOfPlan, today: string): SentVersion {
  if (answer) return { ...sent, answer: answerInLetter(answer.answer), answeredOn: answer.on };
  // What is no answer to an offer is known to its letter alone; silence is none while the plan still waits.
  const isSilent = sent.answer === 'none' && answerBy < today;
  const isOfLetter = sent.answer === null || sent.answer === 'other' || isSilent;
  return isOfLetter ? sent : { ...sent, answer: null, answeredOn: null };
}
