import type { Reason } from '../../criteria/judge.ts';
import { outcomeOf } from '../../criteria/judge.ts';
import type { Figures } from '../../figures/figures.ts';
import type { Judged } from '../assess.ts';
import type { Gate } from './gate.ts';
import type { SoFar } from './gates.ts';

/**
 * A criterion that the person's own surplus meets and the joint one does not, or the other way round: it is met, and an
 * adviser confirms whose money pays.
 */
export function onEitherSide(reason: Reason, [own, joint]: readonly [Figures, Figures]): Reason {
  if (reason.outcome !== 'cannot say') return reason;
  const outcomes = [outcomeOf(reason.rule, own), outcomeOf(reason.rule, joint)];
  const isDecided = outcomes.includes('met') && outcomes.includes('not met');
  return isDecided ? { ...reason, outcome: 'met', adviserConfirms: true } : reason;
}

/** Where it matters whose surplus pays the debts, or the person's own part alone does. */
export function whoseMoney({ figures, judged, reasons }: SoFar): Gate | null {
  const { sides, isOwnSurplus, budget } = figures;
  if (sides === null && !isOwnSurplus) return null;
  const solutions = sides === null ? [] : judged.filter(one => isTurned(one, sides)).map(nameOf);
  if (sides !== null && solutions.length === 0) return null;
  return {
    code: 'WHOSE_MONEY',
    effect: sides !== null && reasons.includes('ORDER_NOT_SETTLED') ? 'decided' : 'applied',
    solutions,
    findings: [
      {
        code: 'SHARE_OF_SURPLUS',
        tests: 'What is left of your own money each month',
        figure: budget.left,
        limit: null,
        unit: 'pence a month',
        by: null,
        endsOn: null,
      },
    ],
  };
}

function isTurned({ reasons }: Judged, [own, joint]: readonly [Figures, Figures]): boolean {
  return reasons.some(({ rule }) => outcomeOf(rule, own) !== outcomeOf(rule, joint));
}

function nameOf({ product }: Judged) {
  return product.shortName;
}
