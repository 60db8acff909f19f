import { readRange } from '../../values/range.ts';
import { readTypedNumber } from '../../values/typed-number.ts';
import { comparedStepId, comparisonsOf } from '../compile/plan.ts';
import type {
  Comparison,
  Condition,
  FactComparison,
  GivenAnswer,
  SavedAnswers,
} from '../definition/definition.ts';
import { NOT_KNOWN } from '../definition/fact.ts';

/**
 * Whether a condition holds. A comparison without `stepId` reads the answers of `ownStepId`. Missing answers never
 * pass, whatever the operator.
 */
export function conditionHolds(condition: Condition, ownStepId: string, answers: SavedAnswers): boolean {
  const holds = (comparison: Comparison) =>
    anyAnswerPasses(comparison, answers.get(comparedStepId(comparison, ownStepId)) ?? []);
  const comparisons = comparisonsOf(condition);
  return 'any' in condition ? comparisons.some(holds) : comparisons.every(holds);
}

/** Of several answers, as in a checkbox list, one that passes is enough (JN-031). */
export function anyAnswerPasses(comparison: Comparison, givenAnswers: readonly GivenAnswer[]): boolean {
  if (comparison.property === 'fact') return factPasses(comparison, givenAnswers[0]?.value ?? NOT_KNOWN);
  return givenAnswers.some(answer =>
    passes(
      comparison.property === 'AnswerId' ? answer.id : answer.value,
      comparison.operator,
      comparison.value,
    ),
  );
}

function factPasses({ operator, value }: FactComparison, factValue: string): boolean {
  if (factValue === NOT_KNOWN && value !== NOT_KNOWN) return false;
  return passes(factValue, operator, value);
}

/**
 * One answer against one constant (JN-030, JN-031).
 * `eq` and `neq` compare text, or numbers when the constant is written as a number. The other four compare numbers
 * when both sides are numeric, else text, which puts ISO dates in their order.
 * @throws RangeError for an operator that is not one of the six.
 */
export function passes(answer: string, operator: Comparison['operator'], constant: string | number): boolean {
  switch (operator) {
    case 'eq':
      return isSame(answer, constant);
    case 'neq':
      return !isSame(answer, constant);
    case 'lt':
    case 'lte':
    case 'gt':
    case 'gte':
      return inOrder(answer, operator, constant);
    default:
      throw new RangeError(`Unknown operator '${String(operator)}'.`);
  }
}

function isSame(answer: string, constant: string | number): boolean {
  if (typeof constant === 'string') return answer === constant;
  const left = amountSpan(answer);
  const right = amountSpan(String(constant));
  return left !== undefined && left.low === right?.low && left.high === right.high;
}

function inOrder(answer: string, operator: 'lt' | 'lte' | 'gt' | 'gte', constant: string | number): boolean {
  const left = amountSpan(answer);
  const right = amountSpan(String(constant));
  const textOrder = answer < String(constant) ? -1 : answer > String(constant) ? 1 : 0;
  // What the one side exceeds the other by, at most and at least.
  const [most, least] =
    left && right ? [left.high - right.low, left.low - right.high] : [textOrder, textOrder];
  switch (operator) {
    case 'lt':
      return most < 0;
    case 'lte':
      return most <= 0;
    case 'gt':
      return least > 0;
    case 'gte':
      return least >= 0;
  }
}

/**
 * The lowest and highest amount a text stands for, in pence: '1,200' is one number, '£1,000 - £2,000' and
 * 'Over £30,000' have bounds (QU-011), the last without an upper one. Undefined for any other text.
 */
export function amountSpan(text: string): { readonly low: number; readonly high: number } | undefined {
  const typed = readTypedNumber(text.trim().replace(/^£/, ''));
  if (typed) {
    const size = Number(`${typed.whole}.${typed.fraction}`) * (typed.negative ? -100 : 100);
    return { low: size, high: size };
  }
  const range = readRange(text);
  return range ? { low: range.atLeast, high: range.atMost ?? Number.POSITIVE_INFINITY } : undefined;
}
