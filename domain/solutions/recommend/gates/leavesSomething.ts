import { percentOf } from '../../../values/percentage.ts';
import { NO, plus, type Span, YES, YES_OR_NO } from '../../case/span.ts';
import type { Reason } from '../../criteria/judge.ts';
import type { Figures } from '../../figures/figures.ts';
import { bankruptcyPayments } from '../../figures/incomePayments.ts';
import { sequestrationPayments } from '../../figures/sequestrationContributions.ts';
import type { ShortName } from '../../solution/products.ts';
import type { Limits } from '../../thresholds/limits.ts';
import type { Judged } from '../assess.ts';
import type { Rules } from '../rules.ts';
import { findingOf } from './finding.ts';
import type { Gate, GateFinding } from './gate.ts';
import type { SoFar } from './gates.ts';

const CODES: ReadonlySet<string> = new Set(
  (['IVA', 'PTD'] as const)
    .flatMap(of => [`${of}_FEES`, `${of}_DIVIDEND`, `${of}_DIVIDEND_COMFORTABLE`])
    .concat('IVA_BESIDE_BANKRUPTCY', 'IVA_BESIDE_ESTATE'),
);
const PLANS: ReadonlySet<ShortName> = new Set<ShortName>(['IVA', 'PTD']);

type Comparing = Pick<SoFar, 'judged' | 'figures' | 'rules'>;

/** What a way costs the person and gives the creditors, in pence. */
type Way = { readonly pays: Span; readonly toCreditors: Span };

/**
 * Whether bankruptcy, sequestration in Scotland, is better than an IVA or a trust deed for everybody: the person surely
 * pays less, with all that would be sold, and the creditors surely get as much. Where it is not settled what could be
 * paid, and so it may be, this is left open.
 */
export function isPlanDominated(figures: Figures, limits: Limits, isScottish: boolean): Span {
  const plan = inPlan(figures, isScottish);
  const { pays, toCreditors } = inBankruptcy(figures, limits, isScottish);
  if (pays.high < plan.pays.low && toCreditors.low >= plan.toCreditors.high) return YES;
  const paid = isScottish ? figures.budget.scottishContribution : figures.available;
  const mayBe = pays.low < plan.pays.high && toCreditors.high >= plan.toCreditors.low;
  return paid.low < paid.high && mayBe ? YES_OR_NO : NO;
}

/** Whether a plan gives creditors so little that an adviser confirms it. */
export function isDividendSmall(plan: 'IVA' | 'PTD', judged: readonly Judged[]): boolean {
  const code = `${plan}_DIVIDEND_COMFORTABLE`;
  return judged.some(({ reasons }) =>
    reasons.some(({ rule, adviserConfirms }) => adviserConfirms && rule.criterion.code === code),
  );
}

/** Whether bankruptcy, sequestration in Scotland, may be open and puts no home at risk. */
export function isBankruptcyBeside({ judged, rules }: Pick<Comparing, 'judged' | 'rules'>): boolean {
  const shortName = rules.nation === 'scotland' ? 'SEQ' : 'BKY';
  return judged.some(
    ({ product, eligibility, isHomeAtRisk }) =>
      product.shortName === shortName && eligibility !== 'INELIGIBLE' && !isHomeAtRisk,
  );
}

/**
 * Whether bankruptcy, sequestration in Scotland, may be open, puts no home at risk, and may cost the person less by a part
 * of what the plan costs, with all that would be sold.
 *
 * @param by the limit that says which part
 */
export function isBankruptcyCheaper(
  comparing: Comparing,
  by: 'BANKRUPTCY_CHEAPER_BY' | 'BANKRUPTCY_FAR_CHEAPER_BY' = 'BANKRUPTCY_CHEAPER_BY',
): boolean {
  if (!isBankruptcyBeside(comparing)) return false;
  const { figures, rules } = comparing;
  const { limits, nation } = rules;
  const isScottish = nation === 'scotland';
  const share = 100 - limits.span(by).low;
  const most = percentOf(inPlan(figures, isScottish).pays.high, share);
  return inBankruptcy(figures, limits, isScottish).pays.low <= most;
}

function inPlan({ iva, trustDeed }: Figures, isScottish: boolean): Way {
  const { total: pays, toCreditors } = isScottish ? trustDeed : iva;
  return { pays, toCreditors };
}

function inBankruptcy(figures: Figures, limits: Limits, isScottish: boolean): Way {
  const paid = isScottish
    ? sequestrationPayments(figures.budget, limits)
    : bankruptcyPayments(figures.budget, limits);
  const toCreditors = plus(paid, figures.estate);
  return { pays: plus(toCreditors, limits.span(isScottish ? 'SEQ_FEE' : 'BKY_FEE')), toCreditors };
}

/**
 * What the gate closed or left to be confirmed, where nothing else closes it; and what bankruptcy would cost beside the
 * plan, where an adviser compares them before anything is recommended, or when confirming the plan.
 */
export function leavesSomething(soFar: SoFar): Gate | null {
  const { judged, figures, rules, reasons, recommended } = soFar;
  const isCompared = reasons.includes('COMPARE_WITH_BANKRUPTCY');
  const plan = judged.find(({ product }) => PLANS.has(product.shortName));
  if (plan === undefined) return null;
  const findings = plan.reasons.filter(isShort);
  const isClosedBesides = plan.reasons.some(
    ({ outcome, rule }) => outcome === 'not met' && !CODES.has(rule.criterion.code),
  );
  const isBeside = isCompared || (recommended === plan.product.shortName && isBankruptcyCheaper(soFar));
  if (!isBeside && (findings.length === 0 || isClosedBesides)) return null;
  return {
    code: 'LEAVES_SOMETHING',
    effect: isCompared ? 'decided' : 'applied',
    solutions: [plan.product.shortName],
    findings: [...(isBeside ? costs(figures, rules) : []), ...findings.map(reason => findingOf(reason))],
  };
}

/** What each of the two ways would take from the person. */
function costs(figures: Figures, { nation, limits }: Rules): readonly GateFinding[] {
  const isScottish = nation === 'scotland';
  const [plan, bankruptcy] = [inPlan(figures, isScottish), inBankruptcy(figures, limits, isScottish)];
  return [
    cost('PLAN_TAKES', 'What the plan would take from you in all', plan),
    cost('BANKRUPTCY_TAKES', 'What bankruptcy would take from you in all', bankruptcy),
  ];
}

function cost(code: string, tests: string, { pays: figure }: Way): GateFinding {
  return { code, tests, figure, limit: null, unit: 'pence', by: null, endsOn: null };
}

function isShort({ rule, outcome, adviserConfirms }: Reason): boolean {
  return CODES.has(rule.criterion.code) && (outcome !== 'met' || adviserConfirms);
}
