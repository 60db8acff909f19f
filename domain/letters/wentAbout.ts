import type { Answer } from '../plans/repayment/event.ts';
import type { Pence } from '../values/pence.ts';
import { answerInLetter } from './answersOfPlan.ts';
import type { LetterDefinition, OfferStage } from './definition.ts';
import { offersOwnSum } from './offersTogether.ts';
import { makesOffer, type SentAbout } from './sentLetter.ts';
import { standOf } from './threads.ts';

/** An offer that a plan knows of: that it went, whoever said so, until when an answer is waited for, and what came. */
export type OfferOfPlan = {
  /** 'YYYY-MM-DD'. */
  readonly on: string;
  /** 'YYYY-MM-DD'. */
  readonly answerBy: string;
  readonly answer: { readonly answer: Answer; readonly on: string; readonly sum: Pence | null } | null;
};

/** What went about a debt. */
export type Went = SentAbout & {
  /** It was said on the plan that it went, and on no letter. */
  readonly isByPlan: boolean;
};

type Known = {
  /** What went by letter, the earliest first. */
  readonly letters: readonly SentAbout[];
  /** What the plan that pays the debt knows of offers, the first of them first; null where no such plan does. */
  readonly offers: readonly OfferOfPlan[] | null;
  /** Every letter there is. */
  readonly all: readonly LetterDefinition[];
  /** The short name of what was chosen. */
  readonly chosen: string | null;
  /** The letters about it that were begun, by id. */
  readonly begun: readonly string[];
};

/**
 * What went about a debt, the earliest first. Where a plan pays it, that says which offers count and what came to them: one
 * that was said on the plan alone went by the letter that was there for it then, and one of a sum that is paid no more does
 * not count.
 */
export function wentAbout({ letters, offers, all, chosen, begun }: Known): readonly Went[] {
  if (offers === null) return letters.map(one => ({ ...one, isByPlan: false }));
  const went: Went[] = letters
    .filter(({ definition }) => !makesOffer(definition, all))
    .map(one => ({ ...one, isByPlan: false }));
  const byLetter = letters.filter(({ definition }) => makesOffer(definition, all));
  for (const [at, { on, answerBy, answer }] of offers.entries()) {
    // Of one day the last offer went by the last letter.
    const later = offers.slice(at + 1).filter(other => other.on === on).length;
    const letter = byLetter.filter(({ sentOn }) => sentOn === on).at(-1 - later);
    // It was offered to a court, or in answer to its claim: that letter is there already.
    if (!letter && letters.some(one => one.sentOn === on && offersOwnSum(one.definition))) continue;
    const before = went.filter(({ sentOn }) => sentOn <= on);
    const definition = letter?.definition ?? letterBy(standOf(before, on, all).stage);
    if (!definition) continue;
    went.push({
      definition,
      sentOn: on,
      answerBy,
      answer: answer && answerInLetter(answer.answer),
      answeredOn: answer?.on ?? null,
      asksFor: answer?.sum ?? null,
      isByPlan: letter === undefined,
      ...(letter?.notedAt && { notedAt: letter.notedAt }),
    });
    went.sort((a, b) => (a.sentOn < b.sentOn ? -1 : a.sentOn > b.sentOn ? 1 : 0));
  }
  return went;

  /** The letter that an offer goes by at a stage: one that was begun before another. */
  function letterBy(stage: OfferStage): LetterDefinition | undefined {
    const of = all.filter(one => makesOffer(one, all));
    const ofChosen = of.filter(({ solutions }) => chosen !== null && solutions?.includes(chosen));
    const fit = ofChosen.filter(({ when }) => when.stages?.includes(stage) ?? true);
    // Where none is for that stage, as one that went again before an answer, it went by the one that asks first.
    const first = ofChosen.find(({ when }) => when.stages?.includes('nothing sent'));
    return fit.find(({ id }) => begun.includes(id)) ?? fit[0] ?? first ?? of[0];
  }
}
