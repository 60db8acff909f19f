import { exactly } from '../../case/span.ts';
import type { Reason } from '../../criteria/judge.ts';
import { PAID_FROM_INCOME } from '../../figures/withoutDisability.ts';
import type { Gate, GateFinding } from './gate.ts';
import type { SoFar } from './gates.ts';

const CODES: ReadonlySet<string> = new Set(PAID_FROM_INCOME.map(of => `${of}_WITHOUT_DISABILITY_BENEFITS`));
/** A debt relief order that is open because it does not count them. */
const CONFIRMED = 'DRO_SURPLUS_WITH_DISABILITY_BENEFITS';
/** A minimal asset process of which an adviser says whether their back-payments count. */
const BACK_PAYMENTS = 'MAP_ASSETS_WITH_BACK_PAYMENTS';

/** Whether a plan is left to an adviser because only benefits for a disability could pay it. */
export function restsOnDisabilityBenefits(reasons: readonly Reason[]): boolean {
  return reasons.some(isOnlyWithThem);
}

/** Which plans only benefits for a disability could pay, and what those benefits are left out of. */
export function disabilityBenefits({ facts, figures, rules, judged, reasons }: SoFar): Gate | null {
  const { withoutDisability } = figures;
  const kept = facts.savingsFromDisabilityBenefits ?? 0;
  if (!hasThemLeft(figures) && kept === 0) return null;
  const touched = judged.filter(
    ({ eligibility, reasons: all }) => eligibility !== 'INELIGIBLE' && all.some(isTouched),
  );
  if (touched.length === 0 && kept === 0) return null;
  const findings: GateFinding[] = [];
  if (touched.some(one => one.reasons.some(isOfMonth))) {
    findings.push({
      code: 'AVAILABLE_WITHOUT_DISABILITY_BENEFITS',
      tests: 'What you could pay each month without benefits for a disability',
      figure: withoutDisability.available,
      limit: null,
      unit: 'pence a month',
      by: null,
      endsOn: null,
    });
  }
  if (kept > 0) {
    findings.push({
      code: 'SAVINGS_FROM_DISABILITY_BENEFITS',
      tests:
        rules.nation === 'scotland'
          ? 'Savings from back-payments for a disability'
          : 'Savings that a debt relief order leaves out',
      figure: exactly(kept),
      limit: null,
      unit: 'pence',
      by: null,
      endsOn: null,
    });
  }
  return {
    code: 'DISABILITY_BENEFITS',
    effect: reasons.includes('RESTS_ON_DISABILITY_BENEFITS') ? 'decided' : 'applied',
    solutions: touched.map(({ product }) => product.shortName),
    findings,
  };
}

/** What is left of a month has benefits for a disability in it. */
function hasThemLeft({ budget: { left, leftWithoutDisabilityBenefits } }: SoFar['figures']): boolean {
  return left.low !== leftWithoutDisabilityBenefits.low;
}

function isTouched(reason: Reason): boolean {
  return (
    isOfMonth(reason) || (reason.rule.criterion.code === BACK_PAYMENTS && reason.outcome === 'cannot say')
  );
}

/** It comes from what such benefits leave of a month. */
function isOfMonth(reason: Reason): boolean {
  return isOnlyWithThem(reason) || (reason.adviserConfirms && reason.rule.criterion.code === CONFIRMED);
}

function isOnlyWithThem({ outcome, figure, rule }: Reason): boolean {
  return outcome === 'cannot say' && figure.high === 0 && CODES.has(rule.criterion.code);
}
