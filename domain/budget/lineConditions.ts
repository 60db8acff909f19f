import type { HouseholdMakeup } from '../household/makeup.ts';
import type { BudgetFacts } from './facts.ts';
import {
  allHold,
  MISSING_ITEM_CONDITION_NAMES,
  MISSING_ITEM_CONDITIONS,
  type MissingItemCondition,
} from './missingItemConditions.ts';

type MayHold = (facts: BudgetFacts, household: HouseholdMakeup | null) => boolean;

const hasAnotherAdult = (household: HouseholdMakeup | null) =>
  household === null || household.additionalAdults > 0;

/**
 * When a line can be somebody's at all, as sentences that the content names. Each holds until a fact says otherwise: a
 * line that is offered for nothing costs a glance, one that is not offered may cost a bill.
 */
const MAY_HOLD = {
  'may share the home with another adult': (_, household) => hasAnotherAdult(household),
  'may rent': ({ tenure }) => tenure !== 'owner',
  'may own the home': ({ tenure }) => tenure === null || tenure === 'mortgage' || tenure === 'owner',
  'may have a mortgage': ({ tenure }) => tenure === null || tenure === 'mortgage',
  'may have reached pension age': ({ hasReachedPensionAge }, household) =>
    hasReachedPensionAge !== false || hasAnotherAdult(household),
  'may be of working age': ({ hasReachedPensionAge }, household) =>
    hasReachedPensionAge !== true || hasAnotherAdult(household),
  'works for an employer': ({ isEmployed }) => isEmployed === true,
  'works for themselves': ({ isSelfEmployed }) => isSelfEmployed === true,
  'is a student': ({ isStudent }) => isStudent === true,
  'rents the home': ({ tenure }) => tenure === 'tenant',
  'has a mortgage': ({ tenure }) => tenure === 'mortgage',
} as const satisfies Readonly<Record<string, MayHold>>;

/** A sentence about a person that decides whether a line is offered, comes first or is ticked to begin with. */
export type LineCondition = keyof typeof MAY_HOLD | MissingItemCondition;

/** Every sentence that content may name of a line. */
export const LINE_CONDITION_NAMES: readonly LineCondition[] = [
  ...(Object.keys(MAY_HOLD) as (keyof typeof MAY_HOLD)[]),
  ...MISSING_ITEM_CONDITION_NAMES,
];

/** Whether all of them hold of a person; without any they do. The household is null until it is told. */
export function holdsOf(
  conditions: readonly LineCondition[],
  facts: BudgetFacts,
  household: HouseholdMakeup | null,
): boolean {
  return conditions.every(name =>
    name in MISSING_ITEM_CONDITIONS
      ? allHold([name as MissingItemCondition], facts, household)
      : MAY_HOLD[name as keyof typeof MAY_HOLD](facts, household),
  );
}
