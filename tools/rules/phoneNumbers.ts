import { hasDramaNumber } from '@towpath/contracts/content/dramaNumbers.ts';

/** 0 or +44, then groups of digits as numbers are written; Samaritans has a short one. */
const WRITTEN = /(?<![\w.+-])(?:(?:0|\+44 ?(?:\(0\))?)[1-9]\d{1,4}(?:[ -]?\d{2,4}){2,3}|116 ?123)(?![\w-])/gu;

/**
 * The telephone numbers of the UK in a text that could be somebody's: without those that Ofcom keeps for drama.
 *
 * @returns each as it is written, in the order of the text
 */
export function numbersToRing(text: string): readonly string[] {
  return [...text.matchAll(WRITTEN)]
    .map(([number]) => number)
    .filter(number => isOne(number) && !hasDramaNumber(number));
}

function isOne(number: string): boolean {
  const digits = number.replaceAll(/\D/gu, '').replace(/^440?/u, '0');
  return digits === '116123' || digits.length === 10 || digits.length === 11;
}
