import type { Case } from '../../case/case.ts';
import type { Figures } from '../../figures/figures.ts';
import type { ShortName } from '../../solution/products.ts';
import type { Judged } from '../assess.ts';
import type { AdviserCode } from '../blockers.ts';
import type { Preference } from '../order.ts';
import type { Rules } from '../rules.ts';
import { changeComing } from './changeComing.ts';
import { disabilityBenefits } from './disabilityBenefits.ts';
import { GATES, type Gate } from './gate.ts';
import { leavesSomething } from './leavesSomething.ts';
import type { Missed } from './nearlyThere.ts';
import { PERSON_CONFIRMS } from './personConfirms.ts';
import { whoseMoney } from './whoseMoney.ts';

/** A case as far as it is judged. */
export type SoFar = {
  readonly facts: Case;
  readonly figures: Figures;
  readonly rules: Rules;
  readonly judged: readonly Judged[];
  /** The gates that stood before any solution. */
  readonly first: readonly Gate[];
  /** The write-off of the nation, where it is not open. */
  readonly missed: Missed | null;
  /** The order of preference; null where an adviser looks first. */
  readonly order: Preference | null;
  /** The solution that is recommended; null where an adviser looks first. */
  readonly recommended: ShortName | null;
  readonly reasons: readonly AdviserCode[];
};

/** Every gate that acted on a case, in the order in which they are asked. After the first ones no other is. */
export function gatesOf(soFar: SoFar): readonly Gate[] {
  const { first, recommended } = soFar;
  if (first.length > 0) return first;
  const found: Gate[] = [];
  const plan = leavesSomething(soFar);
  if (plan !== null) found.push(plan);
  const disability = disabilityBenefits(soFar);
  if (disability !== null) found.push(disability);
  const write = nearlyThere(soFar);
  if (write !== null) found.push(write);
  const change = changeComing(soFar);
  if (change !== null) found.push(change);
  if (recommended !== null && PERSON_CONFIRMS.has(recommended)) {
    found.push({ code: 'PERSON_CONFIRMS', effect: 'applied', solutions: [recommended], findings: [] });
  }
  const money = whoseMoney(soFar);
  if (money !== null) found.push(money);
  return found.sort((a, b) => GATES.indexOf(a.code) - GATES.indexOf(b.code));
}

/** Says why the write-off is not what is recommended: it is near, so nothing is, or it is too far off. */
function nearlyThere({ missed, order, recommended, reasons }: SoFar): Gate | null {
  if (missed === null) return null;
  const { shortName, findings } = missed;
  if (reasons.includes('CLOSE_TO_WRITE_OFF') || reasons.includes('SEVERAL_NEAR_MISSES')) {
    return { code: 'NEARLY_THERE', effect: 'decided', solutions: [shortName], findings };
  }
  if (recommended === null || order?.includes(shortName) !== true) return null;
  return { code: 'NEARLY_THERE', effect: 'applied', solutions: [shortName], findings };
}
