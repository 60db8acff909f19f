import { pathOf } from '../../journey-engine/run/path.ts';
import type { QualifierFacts } from '../../journeys/qualifier/facts.ts';
import { answersFrom, planOf, qualifier } from '../../journeys/testing/shipped.ts';
import { firstLook } from '../../solutions/testing/inForce.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import { readRange } from '../../values/range.ts';
import { caseFrom } from '../caseFrom.ts';
import { type FirstLookFacts, firstLookCaseOf } from '../firstLookCase.ts';
import { factFindWith, TODAY } from './found.ts';
import type { ShortAnswers } from './reviews.ts';

/** What a test says about a person: the facts from the Qualifier that the first look reads. */
export type Told = FirstLookFacts &
  Pick<QualifierFacts, 'nation'> &
  Partial<Pick<QualifierFacts, 'formalPlan'>>;

/** A tenant in England who works, with six debts of £10,000 to £20,000, up to date with the bills. */
export function tenant(changes: Partial<Told> & { readonly left?: number } = {}): Told {
  const { left = 0, ...facts } = changes;
  return {
    nation: 'england',
    housing: 'private',
    employment: 'full-time',
    bills: 'up-to-date',
    arrears: [],
    urgent: [],
    debtCount: 'many',
    debtTotal: band('£10,000 - £20,000'),
    income: 1_000_00 + left,
    outgoings: { home: 500_00, food: 200_00, bills: 150_00, travel: 100_00, other: 50_00 },
    ...facts,
  };
}

/** The answers behind the facts, as far as the path goes; sums and bands are taken from the facts. */
function answersTo({
  nation,
  housing,
  employment,
  bills,
  arrears,
  urgent,
  formalPlan = 'none',
}: Told): ShortAnswers {
  const some = (words: readonly string[]) => (words.length === 0 ? 'none' : words);
  return {
    ...(nation && { nation }),
    ...(housing && { housing }),
    'debt-count': 'some',
    'debt-total': '5000-10000',
    'birth-date': '1985-03-27',
    'formal-plan': formalPlan,
    ...(employment && { employment }),
    ...(bills && { bills }),
    'bills-help': [],
    ...(arrears && { arrears: some(arrears) }),
    ...(urgent && { urgent: some(urgent) }),
    'urgent-bailiffs': [],
    'urgent-court': [],
    'urgent-eviction': [],
    'urgent-essentials': [],
    'talk-first': [],
  };
}

export function band(text: string) {
  const range = readRange(text);
  if (!range) throw new Error(`No band: ${text}`);
  return range;
}

const plan = planOf(qualifier);

/** The Qualifier, as far as the answers go, and the case that follows from it. */
function caseOf(told: Told, on: CalendarDate) {
  const { answers } = pathOf(plan, answersFrom(qualifier, answersTo(told)));
  return firstLookCaseOf(
    told,
    caseFrom({ ...factFindWith({ today: on }), answers: { qualifier: answers, review: null } }),
  );
}

export const runFirstLook = (told: Told, on: CalendarDate = TODAY) => firstLook(caseOf(told, on), on);
export const solutions = (told: Told, on = TODAY) => runFirstLook(told, on).availableSolutions;
