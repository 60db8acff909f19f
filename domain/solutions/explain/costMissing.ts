import type { Case } from '../case/case.ts';
import type { LeftSum } from './leftSum.ts';

/**
 * What is said in place of good news beside money that is left on paper.
 *
 * @param told what the person lacks, as they said, in a sentence
 */
export function sayCostMissing(told: string): string {
  return `${told} So a cost may be missing here.`;
}

/**
 * The same by the facts of a record, where anything is left; null where nothing is lacking. The record does not keep in
 * which words food or heat were said to be lacking, so it names neither.
 */
export function costMissing(
  { happening: { noFood, disconnection } }: Pick<Case, 'happening'>,
  sum: Pick<LeftSum, 'left'> | null,
): string | null {
  if (sum === null || sum.left < 0) return null;
  const told = [
    ...(noFood === true ? ['you can’t pay for the basics'] : []),
    ...(disconnection === true ? ['your gas or power may be cut off'] : []),
  ];
  return told.length === 0 ? null : sayCostMissing(`You told us ${told.join(', and that ')}.`);
}
