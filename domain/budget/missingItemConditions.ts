import { ALONE, type HouseholdMakeup } from '../household/makeup.ts';
import { hasChildren } from '../household/shares.ts';
import type { BudgetFacts } from './facts.ts';

const isOneOf = <Value>(value: Value | null, ...wanted: readonly Value[]) =>
  value !== null && wanted.includes(value);

/**
 * When a cost or an income is one that a person usually has, as sentences that the content names. A positive sentence
 * needs the fact to be known; one with "not" holds until the fact says otherwise, since asking once too often costs a
 * tap and not asking may cost a missed bill.
 */
export const MISSING_ITEM_CONDITIONS = {
  'does not live with family or friends': ({ tenure }) => tenure !== 'board',
  'rents or owns the home': ({ tenure }) => isOneOf(tenure, 'tenant', 'mortgage', 'owner'),
  'rents or has a mortgage': ({ tenure }) => isOneOf(tenure, 'tenant', 'mortgage'),
  'owns the home': ({ tenure }) => isOneOf(tenure, 'mortgage', 'owner'),
  'is not a student': ({ isStudent }) => isStudent !== true,
  'lives in England': ({ nation }) => nation === 'england',
  'lives in England or Wales': ({ nation }) => isOneOf(nation, 'england', 'wales'),
  'has a vehicle': ({ hasVehicle }) => hasVehicle === true,
  'has a child of 15 or younger': (_, household) => household.childrenUnderSixteen > 0,
  'has a child of 18 or younger': (_, household) => hasChildren(household),
  'has a child under 3': ({ hasChildUnderThree }) => hasChildUnderThree === true,
  'has a child under 5': ({ hasChildUnderFive }) => hasChildUnderFive === true,
  'all adults work': ({ allAdultsWork }) => allAdultsWork === true,
  'has a health condition': ({ hasHealthCondition }) => hasHealthCondition === true,
  'may get a disability benefit': ({ mayGetDisabilityBenefit }) => mayGetDisabilityBenefit === true,
  'has reached pension age': facts => facts.hasReachedPensionAge === true,
} as const satisfies Readonly<Record<string, (facts: BudgetFacts, household: HouseholdMakeup) => boolean>>;

export type MissingItemCondition = keyof typeof MISSING_ITEM_CONDITIONS;

/** Every sentence that content may name. */
export const MISSING_ITEM_CONDITION_NAMES = Object.keys(
  MISSING_ITEM_CONDITIONS,
) as readonly MissingItemCondition[];

/** Whether all the conditions hold; without conditions they do. An unknown household counts as having no children. */
export function allHold(
  conditions: readonly MissingItemCondition[],
  facts: BudgetFacts,
  household: HouseholdMakeup | null,
): boolean {
  return conditions.every(name => MISSING_ITEM_CONDITIONS[name](facts, household ?? ALONE));
}
