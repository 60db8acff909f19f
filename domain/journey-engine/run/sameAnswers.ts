import type { GivenAnswer } from '../definition/definition.ts';

/** Whether two lists of answers are the same. Both are in the definition's order. */
export function sameAnswers(a: readonly GivenAnswer[], b: readonly GivenAnswer[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, value }, index) => b[index]?.id === id && b[index]?.value === value)
  );
}
