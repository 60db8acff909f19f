/** Signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
/** Keys beside and below each other, and characters in order: what fingers type without a thought. */
const LINES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik', '9ol'],
];
const FORWARD = new Set(LINES.flatMap(line => [...line].slice(1).map((next, at) => `${line[at]}${next}`)));
/** So many in a row are a run, and not chance. */
const RUN = 3;

/** A text with letters in place of the signs that stand for them, each of one character. */
export function withLetters(text: string): string {
  return text.replace(/[013457@$!]/gu, sign => LETTERS[sign] ?? sign);
}

/** How long the run of keys, or of one character, is that begins at a place; 0 for none. */
export function runFrom(text: string, from: number): number {
  const length = Math.max(...STEPS.map(isStep => runLength(text, from, isStep)));
  return length < RUN ? 0 : length;
}

type IsStep = (one: string, next: string) => boolean;
const STEPS: readonly IsStep[] = [
  (one, next) => FORWARD.has(one + next),
  (one, next) => FORWARD.has(next + one),
  (one, next) => one === next,
];

function runLength(text: string, from: number, isStep: IsStep): number {
  let to = from + 1;
  while (to < text.length && isStep(text.charAt(to - 1), text.charAt(to))) to += 1;
  return to - from;
}
