import { comparisonsOf, type Plan } from '../compile/plan.ts';
import { stepOf } from '../compile/stepOf.ts';
import type { Comparison, Condition } from '../definition/definition.ts';
import { factKey } from '../definition/fact.ts';

const WORDS: Readonly<Record<Comparison['operator'], string>> = {
  eq: 'is',
  neq: 'is not',
  lt: 'is under',
  lte: 'is at most',
  gt: 'is over',
  gte: 'is at least',
};

/** A condition in words, for reviewers of a journey: "'Wales'", "'debts.total' is over 5000". */
export function describeCondition(plan: Plan, ownStepId: string, condition: Condition): string {
  const joiner = 'any' in condition ? ' or ' : ' and ';
  return comparisonsOf(condition)
    .map(comparison => describeComparison(plan, ownStepId, comparison))
    .join(joiner);
}

function describeComparison(plan: Plan, ownStepId: string, comparison: Comparison): string {
  if (comparison.property === 'fact') {
    const { fact, operator, value } = comparison;
    const words = plan.facts.get(factKey(fact))?.values[value] ?? value;
    return `${fact} ${WORDS[operator]} ${words}`;
  }
  const { property, operator, value, stepId = ownStepId } = comparison;
  const elsewhere = stepId === ownStepId ? '' : `${stepId} `;
  if (property === 'value') return `${elsewhere}${WORDS[operator]} ${JSON.stringify(value)}`;
  const chosen = stepOf(plan, stepId).step.answers.find(answer => answer.id === value);
  return `${elsewhere}${WORDS[operator]} “${chosen?.value || value}”`;
}
