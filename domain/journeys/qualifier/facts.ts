import type { JourneyDefinition } from '../../journey-engine/definition/definition.ts';
import type { AnswersOnPath } from '../../journey-engine/run/path.ts';
import { LIVING_PLACES, type LivingPlace } from '../../people/nation.ts';
import { type CalendarDate, readIsoDate } from '../../values/calendar-date.ts';
import type { Pence } from '../../values/pence.ts';
import { type AmountRange, readRange } from '../../values/range.ts';
import { chosenWord, tickedWords, typedPence, typedText } from '../answerWords.ts';
import { totalDebtsAnswer } from './totalDebts.ts';

export const HOUSING = [
  'council',
  'private',
  'mortgage',
  'outright',
  'family',
  'temporary',
  'other',
] as const;
export const EMPLOYMENT = [
  'full-time',
  'part-time',
  'zero-hours',
  'self-employed',
  'looking',
  'ill',
  'carer',
  'home',
  'retired',
  'student',
  'other',
] as const;
export const BILLS = ['up-to-date', 'missed-some', 'missed-many', 'cannot-pay'] as const;
export const ARREARS = [
  'housing',
  'council-tax',
  'energy',
  'fine',
  'maintenance',
  'tax',
  'tv-licence',
  'vehicle',
] as const;
export const URGENT = ['bailiffs', 'court', 'eviction', 'disconnection', 'benefits', 'food'] as const;
export const FORMAL_PLANS = [
  'none',
  'informal',
  'bankruptcy',
  'iva',
  'dro',
  'trust-deed',
  'das',
  'other',
  'unsure',
] as const;
export const DEBT_COUNTS = ['none', 'few', 'some', 'many'] as const;
/** The five outgoings the Qualifier asks for; each is a step called 'spend-' and this word. */
export const OUTGOINGS = ['home', 'food', 'bills', 'travel', 'other'] as const;

/**
 * What the Qualifier knows about a person. A fact is undefined while its question is not answered or is off the path:
 * unknown is distinct from no. Of two lists of ticked answers, 'none of these' is the empty list.
 */
export type QualifierFacts = {
  readonly nation: LivingPlace | undefined;
  readonly housing: (typeof HOUSING)[number] | undefined;
  readonly dateOfBirth: CalendarDate | undefined;
  readonly employment: (typeof EMPLOYMENT)[number] | undefined;
  readonly bills: (typeof BILLS)[number] | undefined;
  readonly arrears: readonly (typeof ARREARS)[number][] | undefined;
  readonly urgent: readonly (typeof URGENT)[number][] | undefined;
  /** The debt solution that the person is in now. */
  readonly formalPlan: (typeof FORMAL_PLANS)[number] | undefined;
  readonly debtCount: (typeof DEBT_COUNTS)[number] | undefined;
  /** In pence, both ends included. */
  readonly debtTotal: AmountRange | undefined;
  /** The text chosen for the total, by which the way on from the advice is picked. */
  readonly totalDebtsAnswer: string | undefined;
  /** A month. */
  readonly income: Pence | undefined;
  /** A month, each. */
  readonly outgoings: Readonly<Record<(typeof OUTGOINGS)[number], Pence | undefined>>;
  readonly firstName: string | undefined;
  readonly phone: string | undefined;
};

/** Reads the facts from the answers on the path; answers off it can never reach them. Answer ids are read, not texts. */
export function qualifierFacts(definition: JourneyDefinition, answers: AnswersOnPath): QualifierFacts {
  const answersTo = (stepId: string) => answers.get(stepId);
  const total = totalDebtsAnswer(definition.pages, answers);
  return {
    nation: chosenWord('nation', answersTo('nation'), LIVING_PLACES),
    housing: chosenWord('housing', answersTo('housing'), HOUSING),
    dateOfBirth: readIsoDate(typedText(answersTo('birth-date')) ?? '') ?? undefined,
    employment: chosenWord('employment', answersTo('employment'), EMPLOYMENT),
    bills: chosenWord('bills', answersTo('bills'), BILLS),
    arrears: tickedWords('arrears', answersTo('arrears'), ARREARS),
    urgent: tickedWords('urgent', answersTo('urgent'), URGENT),
    formalPlan: chosenWord('formal-plan', answersTo('formal-plan'), FORMAL_PLANS),
    debtCount: chosenWord('debt-count', answersTo('debt-count'), DEBT_COUNTS),
    debtTotal: (total === undefined ? null : readRange(total)) ?? undefined,
    totalDebtsAnswer: total,
    income: typedPence(answersTo('income')),
    outgoings: {
      home: typedPence(answersTo('spend-home')),
      food: typedPence(answersTo('spend-food')),
      bills: typedPence(answersTo('spend-bills')),
      travel: typedPence(answersTo('spend-travel')),
      other: typedPence(answersTo('spend-other')),
    },
    firstName: typedText(answersTo('first-name')),
    phone: typedText(answersTo('phone')),
  };
}
