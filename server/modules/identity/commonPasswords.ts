import { COMMON_PASSWORDS, PASSWORDS_OF_DEBTS, plainForm } from './commonPasswordList.ts';

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
/** How many digits and signs around a common password are tried by every program that guesses. */
const FEW = 6;
/** Fewer different characters are one key held down, or a few. Digits alone are dates and numbers to ring. */
const FEWEST_CHARACTERS = 5;
const SHORTEST_WORD = 4;
const LONGEST_WORD = 24;
/** What is longer is not looked into: nobody types as much of one word. */
const LONGEST = 64;

/**
 * Whether a password is among the commonest or what people choose on a page about debts, or made of a single one as people and guessing programs make them: capital
 * letters, signs in place of letters, the same again or backwards, with runs of keys, digits and signs around it; or of
 * such runs alone. Two different words are not looked into.
 */
export function isCommonPassword(password: string): boolean {
  const plain = plainForm(password);
  if (new Set(plain).size < FEWEST_CHARACTERS || /^\d+$/.test(plain)) return true;
  const once = /^(.+?)\1+$/su.exec(plain)?.[1] ?? plain;
  return [plain, once].some(isWord) || isOfOneWord(once);
}

function isOfOneWord(plain: string): boolean {
  return plain.length <= LONGEST && ['', ...wordsIn(plain)].some(word => isAllOf(plain, word));
}

/** The common passwords that stand in a password, as they are written there. */
function wordsIn(plain: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (let from = 0; from + SHORTEST_WORD <= plain.length; from += 1) {
    const longest = Math.min(plain.length - from, LONGEST_WORD);
    for (let length = SHORTEST_WORD; length <= longest; length += 1) {
      const part = plain.slice(from, from + length);
      if (isWord(part)) words.add(part);
    }
  }
  return words;
}

function isWord(part: string): boolean {
  const backwards = [...part].reverse().join('');
  return [part, backwards].some(
    one => isKnown(one) || isKnown(one.replace(/[013457@$!]/gu, sign => LETTERS[sign] ?? sign)),
  );
}

function isKnown(word: string): boolean {
  return COMMON_PASSWORDS.has(word) || PASSWORDS_OF_DEBTS.has(word.replaceAll(/[\s_-]/gu, ''));
}

/** Whether nothing but a few digits and signs is left of a password without one word, each time that it stands there. */
function isAllOf(plain: string, word: string): boolean {
  // A gap, so that what stood on either side is no run.
  const rest = word === '' ? plain : plain.replaceAll(word, '\n');
  const left = withoutRuns(rest).replaceAll('\n', '');
  return left.length <= FEW && !/\p{L}/u.test(left);
}

/** The text without runs of keys, either way, and without one character again and again. */
function withoutRuns(text: string): string {
  let left = '';
  let from = 0;
  while (from < text.length) {
    const length = Math.max(...STEPS.map(isStep => runLength(text, from, isStep)));
    if (length < RUN) left += text[from];
    from += length < RUN ? 1 : length;
  }
  return left;
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
