import type { Span } from '../../case/span.ts';
import type { Criterion } from '../../criteria/criterion.ts';
import type { ShortName } from '../../solution/products.ts';

/** What stands before any recommendation, in the order in which it is asked. Records of advice hold the codes. */
export const GATES = [
  /** A budget on which nobody could live is no ground for advice. */
  'CREDIBLE_BUDGET',
  /** A plan has to leave creditors something after its fees. */
  'LEAVES_SOMETHING',
  /** Benefits for a disability are for the disability. */
  'DISABILITY_BENEFITS',
  /** A free or cheap write-off that only just fails. */
  'NEARLY_THERE',
  /** Somebody who is in a solution, or was not long ago, begins nothing new alone. */
  'ALREADY_IN_ARRANGEMENT',
  /** A write-off or an insolvency is confirmed by a person. */
  'PERSON_CONFIRMS',
  /** A change to come is weighed first. */
  'CHANGE_COMING',
  /** A joint budget, and debts of one. */
  'WHOSE_MONEY',
  /** Only what can be released counts as written off. */
  'ONLY_WHAT_IS_RELEASED',
] as const;
export type GateCode = (typeof GATES)[number];

/** One fact on which a gate acted. */
export type GateFinding = {
  /** Of a criterion, or of the gate's own. */
  readonly code: string;
  /** What was looked at, in plain words: "The debts that count for a debt relief order". */
  readonly tests: string;
  readonly figure: Span | null;
  readonly limit: number | null;
  readonly unit: Criterion['unit'];
  /** How much the figure is over the limit, or short of it. */
  readonly by: Span | null;
  /** The day on which it has passed, 'YYYY-MM-DD', where time alone mends it. */
  readonly endsOn: string | null;
};

/** A gate that acted on a case. */
export type Gate = {
  readonly code: GateCode;
  /** 'decided': nothing is recommended because of it. 'applied': it closed, confirmed or changed something. */
  readonly effect: 'decided' | 'applied';
  /** The solutions it acted on; empty for all of them. */
  readonly solutions: readonly ShortName[];
  readonly findings: readonly GateFinding[];
};

/** A write-off that is nearly open, and what is missing. */
export type CloseTo = {
  readonly shortName: 'DRO' | 'MAP';
  readonly missing: readonly GateFinding[];
  /** What is open and helps until then. */
  readonly bridges: readonly ShortName[];
};
