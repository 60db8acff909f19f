import { between, minus, type Span } from '../../case/span.ts';
import type { Reason } from '../../criteria/judge.ts';
import type { GateFinding } from './gate.ts';

/** A criterion that a gate acted on, with how far its figure is from the limit. */
export function findingOf({ rule, figure }: Reason, endsOn: string | null = null): GateFinding {
  const { criterion, limit } = rule;
  const { code, tests, unit } = criterion;
  const by = unit === 'yes or no' || limit === null ? null : distance(figure, limit, criterion.is);
  return {
    code,
    tests: unit === 'yes or no' ? said(rule.criterion, figure) : tests,
    figure,
    limit,
    unit,
    by,
    endsOn,
  };
}

function distance(figure: Span, limit: number, is: Reason['rule']['criterion']['is']): Span {
  const at = between(limit, limit);
  return is === 'at most' || is === 'less than' ? minus(figure, at) : minus(at, figure);
}

/** A yes or no as the sentence that holds. */
function said({ tests, not }: Reason['rule']['criterion'], { low, high }: Span): string {
  if (low === 1) return tests;
  return high === 0 ? (not ?? tests) : tests;
}
