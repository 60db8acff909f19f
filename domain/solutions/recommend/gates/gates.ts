import type { Case } from '../../case/case.ts';
import type { Figures } from '../../figures/figures.ts';
import type { ShortName } from '../../solution/products.ts';
import type { Judged } from '../assess.ts';
import type { AdviserCode } from '../blockers.ts';
import type { Rules } from '../rules.ts';
import { changeComing } from './changeComing.ts';
import { GATES, type Gate } from './gate.ts';
import { PERSON_CONFIRMS } from './personConfirms.ts';

/** A case as far as it is judged. */
export type SoFar = {
  readonly facts: Case;
  readonly figures: Figures;
  readonly rules: Rules;
  readonly judged: readonly Judged[];
  /** The gates that stood before any solution. */
  readonly first: readonly Gate[];
  /** The solution that is recommended; null where an adviser looks first. */
  readonly recommended: ShortName | null;
  readonly reasons: readonly AdviserCode[];
};

/** Every gate that acted on a case, in the order in which they are asked. */
export function gatesOf(soFar: SoFar): readonly Gate[] {
  const { first, recommended } = soFar;
  const found: Gate[] = [...first];
  const change = changeComing(soFar);
  if (change !== null) found.push(change);
  if (recommended !== null && PERSON_CONFIRMS.has(recommended)) {
    found.push({ code: 'PERSON_CONFIRMS', effect: 'applied', solutions: [recommended], findings: [] });
  }
  return found.sort((a, b) => GATES.indexOf(a.code) - GATES.indexOf(b.code));
}
