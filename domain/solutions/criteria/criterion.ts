import type { UkNation } from '../../people/nation.ts';
import type { Span } from '../case/span.ts';
import type { Figures } from '../figures/figures.ts';
import type { LimitKey } from '../thresholds/limits.ts';
import type { ThresholdUnit } from '../thresholds/threshold.ts';

/** How a figure is compared with its limit. 'yes' and 'no' test a figure without a limit. */
export type Comparison = 'at most' | 'at least' | 'less than' | 'more than' | 'yes' | 'no';

/** What follows from a failed test. */
export type IfNotMet =
  /** The solution is not open to the person. */
  | 'not met'
  /** It may be: an adviser decides. Until then it cannot be said. */
  | 'adviser decides'
  /** It still is, and an adviser confirms it. */
  | 'adviser confirms';

/** One thing that a solution asks for. */
export type Criterion = {
  /** Fixed: records of advice hold it. */
  readonly code: string;
  /**
   * The figure tested, in plain words: "The debts that count". For a yes or no, the yes as a sentence without its full
   * stop.
   */
  readonly tests: string;
  /** For a yes or no, the no in the same form. */
  readonly not: string | null;
  /** The wording when the figure is unbounded, such as a date that never comes. */
  readonly never: string | null;
  /** The wording for 0 or less. */
  readonly nil: string | null;
  readonly figure: (figures: Figures) => Span;
  readonly is: Comparison;
  /** A limit of the dated table, a number that never changes, or nothing for yes and no. */
  readonly limit: LimitKey | number | null;
  readonly unit: ThresholdUnit | 'yes or no';
  readonly otherwise: IfNotMet;
  /** What has to be found out when it cannot be said: goes after "We still need to know". */
  readonly missing: string;
  /** Where it comes from, for what has no row in the table of limits. */
  readonly source: string | null;
  /** Only there; null: everywhere the solution is. */
  readonly nations: readonly UkNation[] | null;
};

type Words = {
  readonly code: string;
  readonly tests: string;
  readonly not?: string;
  readonly never?: string;
  readonly nil?: string;
  readonly missing: string;
  readonly figure: (figures: Figures) => Span;
  readonly otherwise?: IfNotMet;
  readonly nations?: readonly UkNation[];
};

type YesOrNoWords = Words & { readonly not: string };

/** A figure against a limit of the dated table. The code is the limit's own where no other is given. */
export function limited(
  is: Exclude<Comparison, 'yes' | 'no'>,
  limit: LimitKey,
  unit: ThresholdUnit,
  words: Omit<Words, 'code'> & { readonly code?: string },
): Criterion {
  return criterion({ code: limit, ...words }, { is, limit, unit, source: null });
}

/** A figure against a number that lies in the thing itself: at least one debt, more than nothing. */
export function withinLimit(
  is: Exclude<Comparison, 'yes' | 'no'>,
  limit: number,
  unit: ThresholdUnit,
  source: string,
  words: Words,
): Criterion {
  return criterion(words, { is, limit, unit, source });
}

/** What must be so. */
export function mustBe(source: string, words: YesOrNoWords): Criterion {
  return criterion(words, { is: 'yes', limit: null, unit: 'yes or no', source });
}

/** What must not be so. */
export function mustNotBe(source: string, words: YesOrNoWords): Criterion {
  return criterion(words, { is: 'no', limit: null, unit: 'yes or no', source });
}

/** Every criterion has the same keys in the same order: thousands of cases a second go through each of them. */
function criterion(
  { code, tests, not, never, nil, figure, missing, otherwise, nations }: Words,
  { is, limit, unit, source }: Pick<Criterion, 'is' | 'limit' | 'unit' | 'source'>,
): Criterion {
  return {
    code,
    tests,
    not: not ?? null,
    never: never ?? null,
    nil: nil ?? null,
    figure,
    is,
    limit,
    unit,
    otherwise: otherwise ?? 'not met',
    missing,
    source,
    nations: nations ?? null,
  };
}
