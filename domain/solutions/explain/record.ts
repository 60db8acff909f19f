import { type CalendarDate, isoDate } from '../../values/calendar-date.ts';
import type { Case } from '../case/case.ts';
import { isKnown, type Span } from '../case/span.ts';
import type { Comparison, Criterion } from '../criteria/criterion.ts';
import type { Outcome, Reason } from '../criteria/judge.ts';
import { stillMissing } from '../criteria/missingFactTexts.ts';
import { isSettled } from '../figures/budget.ts';
import { type StayingDebt, staysOf } from '../figures/inclusion.ts';
import { type Assessment, assess, type Result, type Verdict } from '../recommend/assess.ts';
import { type DisclosureCode, disclosuresOf } from '../recommend/disclosures.ts';
import type { CloseTo, Gate, GateFinding } from '../recommend/gates/gate.ts';
import type { DisplayRule, Eligibility } from '../recommend/groups.ts';
import type { UrgentItem } from '../recommend/now.ts';
import type { Rulebook } from '../recommend/rules.ts';
import { COLUMN_OF } from '../solution/inclusion.ts';
import type { Payment } from '../solution/payment.ts';
import type { SolutionType } from '../solution/products.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { stableJson } from './stableJson.ts';

/** A reason as it is stored: everything that was tested, the limit and its source. */
export type KeptReason = {
  readonly code: string;
  readonly tests: string;
  /** See `Criterion`. */
  readonly not: string | null;
  readonly never: string | null;
  readonly nil: string | null;
  readonly figure: Span;
  readonly is: Comparison;
  readonly limit: number | null;
  readonly unit: Criterion['unit'];
  readonly outcome: Outcome;
  readonly adviserConfirms: boolean;
  readonly validFrom: string | null;
  readonly source: string;
  readonly toConfirm: string | null;
  /**
   * What has to be found out. Null where the result is decided, and where the figure is known and only the limit of the
   * day is not on record: nothing that the person could tell would decide it, so an adviser has to check.
   */
  readonly missing: string | null;
};

export type KeptResult = {
  readonly id: number;
  readonly shortName: string;
  readonly name: string;
  readonly type: SolutionType;
  readonly eligibility: Eligibility;
  readonly precedence: number;
  readonly displayRule: DisplayRule;
  readonly adviserConfirms: boolean;
  readonly isHomeAtRisk: boolean;
  readonly isTemporary: boolean;
  readonly payment: Payment | null;
  readonly disclosures: readonly DisclosureCode[];
  /** The debts that stay when the solution is over, each with why, in the order of the list. */
  readonly stays: readonly StayingDebt[];
  readonly reasons: readonly KeptReason[];
};

/**
 * The stored record of advice: enough to show it again, to explain it, and to judge the case again to the same bytes.
 */
export type AdviceRecord = {
  readonly rulesVersion: {
    readonly number: number;
    readonly sources: string;
    /** Names the limits in force; left out where no nation was told, and in records from before limits were content. */
    readonly limits?: string;
  };
  /** 'YYYY-MM-DD' */
  readonly on: string;
  readonly inputs: Case;
  readonly verdict: Verdict;
  readonly withheld: readonly string[];
  readonly forAdviser: readonly string[];
  readonly missing: readonly string[];
  readonly now: readonly UrgentItem[];
  readonly available: Span | null;
  readonly results: readonly KeptResult[];
  /** Short names, in order. */
  readonly groups: {
    readonly recommended: string | null;
    readonly eligible: readonly string[];
    readonly ineligible: readonly string[];
    readonly undecided: readonly string[];
    readonly addOns: readonly string[];
    readonly addOnsFirst: boolean;
  };
  /** What stood before a recommendation, in order, and what it found. */
  readonly gates: readonly KeptGate[];
  /** The write-off that is nearly open, where that decides. */
  readonly close: CloseTo | null;
};

/** A gate as it is stored. */
export type KeptGate = Gate;
export type KeptFinding = GateFinding;

/** The record of a case judged on a day by the rules with the limits given. */
export function recordOf(facts: Case, on: CalendarDate, { rulesOn, limitsStamp }: Rulebook): AdviceRecord {
  const assessment = assess(facts, on, rulesOn);
  const { nation } = assessment;
  return keep(facts, assessment, nation === null ? {} : { limits: limitsStamp(nation, on) });
}

/** The bytes that are stored, as text: the same each time for the same case, day and rules. */
export function recordText(record: AdviceRecord): string {
  return stableJson(record);
}

function keep(inputs: Case, assessment: Assessment, stamp: { readonly limits?: string }): AdviceRecord {
  const names = (results: readonly Result[]) => results.map(({ product }) => product.shortName);
  return {
    rulesVersion: { ...RULES_VERSION, ...stamp },
    on: isoDate(assessment.on),
    inputs,
    verdict: assessment.verdict,
    withheld: assessment.withheld,
    forAdviser: assessment.forAdviser,
    missing: assessment.missing,
    now: assessment.now,
    available: assessment.figures?.available ?? null,
    results: assessment.results.map(result => keepResult(result, inputs)),
    groups: {
      recommended: assessment.recommended?.product.shortName ?? null,
      eligible: names(assessment.eligible),
      ineligible: names(assessment.ineligible),
      undecided: names(assessment.undecided),
      addOns: names(assessment.addOns),
      addOnsFirst: assessment.addOnsFirst,
    },
    gates: assessment.gates,
    close: assessment.close,
  };
}

function keepResult(judged: Result, inputs: Case): KeptResult {
  const { product, reasons, ...result } = judged;
  const column = COLUMN_OF[product.shortName];
  return {
    id: product.id,
    shortName: product.shortName,
    name: product.name,
    ...result,
    disclosures: disclosuresOf(judged, inputs),
    stays: column === null ? [] : staysOf(inputs, column),
    reasons: reasons.map(reason => keepReason(reason, isAllTold(inputs))),
  };
}

/** The budget is complete, and so are the sums of the debts. */
function isAllTold({ statement, debts }: Case): boolean {
  const isKnownSum = ({ debt }: Case['debts'][number]) =>
    debt.isDeleted || debt.currentBalance !== null || debt.estimatedBalance !== null;
  return isSettled(statement) && debts.every(isKnownSum);
}

function keepReason({ rule, figure, outcome, adviserConfirms }: Reason, hasToldAll: boolean): KeptReason {
  const { criterion } = rule;
  const isOpen = outcome === 'cannot say' || adviserConfirms;
  return {
    code: criterion.code,
    tests: criterion.tests,
    not: criterion.not,
    never: criterion.never,
    nil: criterion.nil,
    figure,
    is: criterion.is,
    limit: rule.limit,
    unit: criterion.unit,
    outcome,
    adviserConfirms,
    validFrom: rule.validFrom,
    source: rule.source,
    toConfirm: rule.toConfirm,
    // Where the figure is known and an adviser decides all the same, there is nothing to find out.
    missing: isOpen && !isKnown(figure) ? stillMissing(criterion.missing, hasToldAll) : null,
  };
}
