import { countsStoppedBenefits } from '../contradictions/contradictionsIn.ts';
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
 * The same by the facts of a record, where anything is left; null where nothing is lacking. Older records do not keep in
 * which words food or heat were said to be lacking: of those it names neither. Benefits that have stopped cast doubt where
 * the budget counts some, until the person says that those still come.
 */
export function costMissing(
  facts: Parameters<typeof countsStoppedBenefits>[0],
  sum: Pick<LeftSum, 'left'> | null,
): string | null {
  const { noFood, noEssentials, disconnection } = facts.happening;
  if (sum === null || sum.left < 0) return null;
  if (noEssentials === true) return sayCostMissing('You told us you can’t pay for food, heat or power.');
  const food = noEssentials === null ? 'you can’t pay for the basics' : 'you have no money for food';
  const told = [
    ...(noFood === true ? [food] : []),
    ...(disconnection === true ? ['your gas or power may be cut off'] : []),
  ];
  if (told.length > 0) return sayCostMissing(`You told us ${told.join(', and that ')}.`);
  return countsStoppedBenefits(facts)
    ? 'You told us your benefits have stopped. So some of the money counted here may not come.'
    : null;
}
