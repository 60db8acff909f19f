import { plus, type Span, UNKNOWN_AMOUNT } from '../../case/span.ts';
import type { Reason } from '../../criteria/judge.ts';
import type { Figures } from '../../figures/figures.ts';
import { bankruptcyPayments } from '../../figures/incomePayments.ts';
import { sequestrationPayments } from '../../figures/sequestrationContributions.ts';
import type { ShortName } from '../../solution/products.ts';
import type { Limits } from '../../thresholds/limits.ts';
import type { Judged } from '../assess.ts';
import { findingOf } from './finding.ts';
import type { Gate } from './gate.ts';

const CODES: ReadonlySet<string> = new Set(
  (['IVA', 'PTD'] as const).flatMap(of => [`${of}_FEES`, `${of}_DIVIDEND`, `${of}_DIVIDEND_COMFORTABLE`]),
);
const PLANS: ReadonlySet<ShortName> = new Set<ShortName>(['IVA', 'PTD']);

/** What a way costs the person and gives the creditors, in pence. */
type Way = { readonly pays: Span; readonly toCreditors: Span };

/**
 * Whether bankruptcy, sequestration in Scotland, is better than an IVA or a trust deed for everybody: the person surely
 * pays less, with all that would be sold, and the creditors surely get as much.
 */
export function isPlanDominated(figures: Figures, limits: Limits, isScottish: boolean): boolean {
  const { iva, trustDeed } = figures;
  const plan: Way = isScottish
    ? { pays: trustDeed.total, toCreditors: trustDeed.toCreditors }
    : { pays: iva.total, toCreditors: iva.toCreditors };
  const { pays, toCreditors } = inBankruptcy(figures, limits, isScottish);
  return pays.high < plan.pays.low && toCreditors.low >= plan.toCreditors.high;
}

function inBankruptcy(figures: Figures, limits: Limits, isScottish: boolean): Way {
  const paid = isScottish
    ? sequestrationPayments(figures.budget, limits)
    : bankruptcyPayments(figures.budget, limits);
  const toCreditors = plus(paid, sold(figures));
  return { pays: plus(toCreditors, limits.span(isScottish ? 'SEQ_FEE' : 'BKY_FEE')), toCreditors };
}

/** Savings, things, vehicles that are not needed or adapted, and the person's own part of a home. */
function sold({ assets }: Figures): Span {
  const own = plus(assets.minimalAssets, assets.homeEquity);
  return assets.ownsOtherProperty.high === 0 ? own : plus(own, UNKNOWN_AMOUNT);
}

/** What the gate closed or left to be confirmed, where nothing else closes it. */
export function leavesSomething(judged: readonly Judged[], isCompared: boolean): Gate | null {
  const plan = judged.find(({ product }) => PLANS.has(product.shortName));
  if (plan === undefined) return null;
  const findings = plan.reasons.filter(isShort);
  const isClosedBesides = plan.reasons.some(
    ({ outcome, rule }) => outcome === 'not met' && !CODES.has(rule.criterion.code),
  );
  if (!isCompared && (findings.length === 0 || isClosedBesides)) return null;
  return {
    code: 'LEAVES_SOMETHING',
    effect: isCompared ? 'decided' : 'applied',
    solutions: [plan.product.shortName],
    findings: findings.map(reason => findingOf(reason)),
  };
}

function isShort({ rule, outcome, adviserConfirms }: Reason): boolean {
  return CODES.has(rule.criterion.code) && (outcome !== 'met' || adviserConfirms);
}
