import type { ComposedLetter } from './composed.ts';
import { textOf } from './textOf.ts';

const BUDGET = /\b(?:budget|income and (?:spending|expenditure|outgoings)|financial statement)\b/iu;
const GOES_ALONG =
  /\b(?:attach|enclos)|\bcomes? with (?:this|my) letter\b|\bsen[dt]\w* .*\bwith (?:this|it)\b/iu;
const DENIES = /\bnot\b|n[’']t\b|\bwithout\b/iu;

/** Whether a letter says, in one of its sentences, that the budget goes with it. */
export function saysBudgetGoes({ blocks }: Pick<ComposedLetter, 'blocks'>): boolean {
  return blocks
    .flatMap(block => (block.kind === 'paragraph' ? [block.parts] : block.items))
    .flatMap(line => textOf(line).split(/[.;\n]/u))
    .some(says => BUDGET.test(says) && GOES_ALONG.test(says) && !DENIES.test(says));
}
