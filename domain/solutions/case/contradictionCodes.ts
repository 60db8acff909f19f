/** Facts of one case that do not seem to go together. Stable: answers, records and case files hold them. */
export const CONTRADICTION_CODES = [
  /** The budget has the costs of running a vehicle, and there is none. */
  'VEHICLE_COSTS_WITHOUT_VEHICLE',
  /** Retired, far below the age at which a pension can be drawn. */
  'RETIRED_EARLY',
  /** More is due to the debts each month than comes in. */
  'PAYMENTS_ABOVE_INCOME',
  /** A kind of debt that the law of the nation does not know. */
  'DEBT_OF_ANOTHER_NATION',
  /** Something that ended before it began, or that is over on a day still to come. */
  'DATES_OUT_OF_ORDER',
] as const;
export type ContradictionCode = (typeof CONTRADICTION_CODES)[number];
