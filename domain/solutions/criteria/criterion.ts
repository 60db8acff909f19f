import type { UkNation } from '../../people/nation.ts';
import type { Span } from '../case/span.ts';
import type { Figures } from '../figures/figures.ts';
import type { LimitKey } from '../thresholds/limits.ts';
import type { ThresholdUnit } from '../thresholds/threshold.ts';
import type { Source } from './sources.ts';

/** How a figure is compared with its limit. 'yes' and 'no' test a figure without a limit. */
export type Comparison = 'at most' | 'at least' | 'less than' | 'more than' | 'yes' | 'no';

/** The consequence of a failed test. */
export type IfNotMet =
  /** The solution is not open to the person. */
  | 'not met'
  /** It may be open: an adviser decides. Until then the result is undecided. */
  | 'adviser decides'
  /** It is still open, and an adviser confirms it. */
  | 'adviser confirms';

/** One condition that a solution sets. */
export type Criterion = {
  /** Never changes: records of advice hold it. */
  readonly code: string;
  /**
   * The figure tested, in plain words: "The debts that count". For a yes or no, the yes as a sentence without a full
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
  /** A limit from the dated table, a number that never changes, or nothing for a yes or no. */
  readonly limit: LimitKey | number | null;
  readonly unit: ThresholdUnit | 'yes or no';
  readonly otherwise: IfNotMet;
  /** What has to be found out when the criterion is undecided: follows "We still need to know". */
  readonly missing: string;
  /** The source, for a criterion that has no row in the table of limits. */
  readonly source: Source | null;
  /** The nations it applies in; null for every nation that has the solution. */
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

/** Tests a figure against a limit from the dated table. The code is the limit's own unless another is given. */
export function limited(
  is: Exclude<Comparison, 'yes' | 'no'>,
  limit: LimitKey,
  unit: ThresholdUnit,
  words: Omit<Words, 'code'> & { readonly code?: string },
): Criterion {
  return criterion({ code: limit, ...words }, { is, limit, unit, source: null });
}

/** Tests a figure against a number that follows from the condition itself: at least one debt, more than nothing. */
export function withinLimit(
  is: Exclude<Comparison, 'yes' | 'no'>,
  limit: number,
  unit: ThresholdUnit,
  source: Source,
  words: Words,
): Criterion {
  return criterion(words, { is, limit, unit, source });
}

/** A condition that must be true. */
export function mustBe(source: Source, words: YesOrNoWords): Criterion {
  return criterion(words, { is: 'yes', limit: null, unit: 'yes or no', source });
}

/** A condition that must be false. */
export function mustNotBe(source: Source, words: YesOrNoWords): Criterion {
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
