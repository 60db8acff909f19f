import {
  type BudgetFacts,
  EARLIER_FIGURES,
  type EarlierFigures,
  NO_FACTS,
  type Tenure,
} from '../../budget/facts.ts';
import { hasReachedPensionAge } from '../../budget/statePensionAge.ts';
import type { CalendarDate } from '../../values/calendar-date.ts';
import type { HOUSING, QualifierFacts } from './facts.ts';

/** 'Something else' says nothing about the costs of a home. */
const TENURES: Readonly<Record<(typeof HOUSING)[number], Tenure | null>> = {
  council: 'tenant',
  private: 'tenant',
  mortgage: 'mortgage',
  outright: 'owner',
  family: 'board',
  temporary: 'temporary',
  other: null,
};

const EMPLOYED: readonly NonNullable<QualifierFacts['employment']>[] = [
  'full-time',
  'part-time',
  'zero-hours',
];

/** What the Qualifier tells a budget. What it does not ask about stays unknown: vehicles, the ages of small children, health. */
export function budgetFactsFrom(
  facts: Pick<QualifierFacts, 'nation' | 'housing' | 'employment' | 'dateOfBirth' | 'income' | 'outgoings'>,
  today: CalendarDate,
): BudgetFacts {
  return {
    ...NO_FACTS,
    nation: facts.nation ?? null,
    tenure: facts.housing ? TENURES[facts.housing] : null,
    // Other work does not rule out that somebody studies too.
    isStudent: facts.employment === 'student' ? true : null,
    isEmployed: facts.employment ? EMPLOYED.includes(facts.employment) : null,
    isSelfEmployed: facts.employment ? facts.employment === 'self-employed' : null,
    hasReachedPensionAge: facts.dateOfBirth ? hasReachedPensionAge(facts.dateOfBirth, today) : null,
    told: toldSums(facts),
  };
}

function toldSums({ income, outgoings }: Pick<QualifierFacts, 'income' | 'outgoings'>): EarlierFigures {
  const sums = { income, ...outgoings };
  return Object.fromEntries(
    EARLIER_FIGURES.flatMap(sum => (sums[sum] === undefined ? [] : [[sum, sums[sum]]])),
  );
}
