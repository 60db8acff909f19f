import { accepted, type Checked, refused } from '../values/checked.ts';

/** Who lives with the person, by the names of the form (HH-006). */
export type HouseholdMakeup = {
  /** 15 or younger. */
  readonly childrenUnderSixteen: number;
  /** 16 to 18. */
  readonly childrenBetweenSixteenEighteen: number;
  /** The person's own children over 18. */
  readonly childrenOverEighteen: number;
  /** A partner, parents, anybody else who is grown up. */
  readonly additionalAdults: number;
};

/** The same four numbers by the names they are saved under (HH-005). */
export type SavedHousehold = {
  readonly dependentsUnder16: number;
  readonly dependentsUnder18: number;
  readonly dependentsOver18: number;
  readonly additionalAdults: number;
};

export type HouseholdCounter = {
  readonly field: keyof HouseholdMakeup;
  readonly savedAs: keyof SavedHousehold;
  readonly label: string;
};

/** The four counters in the order of the screen, with both names of each (HH-001, HH-007). */
export const HOUSEHOLD_COUNTERS: readonly HouseholdCounter[] = [
  { field: 'childrenUnderSixteen', savedAs: 'dependentsUnder16', label: 'Children 15 or younger' },
  { field: 'childrenBetweenSixteenEighteen', savedAs: 'dependentsUnder18', label: 'Children 16 to 18' },
  { field: 'childrenOverEighteen', savedAs: 'dependentsOver18', label: 'Adult children over 18' },
  { field: 'additionalAdults', savedAs: 'additionalAdults', label: 'Additional adults' },
];

/** Fewest and most of each counter (HH-004). */
export const HOUSEHOLD_BOUNDS = { lowest: 0, highest: 20 } as const;

/** What a person is told about a counter that is out of its bounds, or no whole number. */
export const HOUSEHOLD_MESSAGE = `Choose a whole number from ${HOUSEHOLD_BOUNDS.lowest} to ${HOUSEHOLD_BOUNDS.highest}`;

/** One person on their own: where each counter starts. */
export const ALONE: HouseholdMakeup = {
  childrenUnderSixteen: 0,
  childrenBetweenSixteenEighteen: 0,
  childrenOverEighteen: 0,
  additionalAdults: 0,
};

/** The counters that a step shows (HH-002). */
export function shownCounters(hideAdditionalAdults: boolean): readonly HouseholdCounter[] {
  return HOUSEHOLD_COUNTERS.filter(({ field }) => !hideAdditionalAdults || field !== 'additionalAdults');
}

/** The household as the form holds it, from the names it is saved under (HH-007). */
export function makeupOf(saved: SavedHousehold): HouseholdMakeup {
  return {
    childrenUnderSixteen: saved.dependentsUnder16,
    childrenBetweenSixteenEighteen: saved.dependentsUnder18,
    childrenOverEighteen: saved.dependentsOver18,
    additionalAdults: saved.additionalAdults,
  };
}

/** The household under the names it is saved by (HH-007). A counter that the step hides is saved as 0 (HH-003). */
export function savedHousehold(makeup: HouseholdMakeup, hideAdditionalAdults = false): SavedHousehold {
  return {
    dependentsUnder16: makeup.childrenUnderSixteen,
    dependentsUnder18: makeup.childrenBetweenSixteenEighteen,
    dependentsOver18: makeup.childrenOverEighteen,
    additionalAdults: hideAdditionalAdults ? 0 : makeup.additionalAdults,
  };
}

/** Whether the same people are counted. */
export function isSameHousehold(one: HouseholdMakeup, other: HouseholdMakeup): boolean {
  return HOUSEHOLD_COUNTERS.every(({ field }) => one[field] === other[field]);
}

/** Checks one counter: a whole number from 0 to 20 (HH-004). */
export function checkHouseholdCount(value: unknown): Checked<number, 'outOfRange'> {
  const { lowest, highest } = HOUSEHOLD_BOUNDS;
  const isRight = typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest;
  // Adding 0 turns -0 into 0.
  return isRight ? accepted(value + 0) : refused('outOfRange', HOUSEHOLD_MESSAGE);
}
