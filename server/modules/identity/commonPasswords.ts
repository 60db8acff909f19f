import { isPassphrase } from '@towpath/domain/people/password.ts';
import { COMMON_PASSWORDS, COMMONEST_WORDS, PASSWORDS_OF_DEBTS, plainForm } from './commonPasswordList.ts';
import { runFrom, withLetters } from './keyRuns.ts';
import { FEW_SIGNS, isMadeOf } from './madeOfWords.ts';

/** Fewer different characters are one key held down, or a few. Digits alone are dates and numbers to ring. */
const FEWEST_CHARACTERS = 5;
const SHORTEST_WORD = 4;
const LONGEST_WORD = 24;
/** What is longer is not looked into: nobody types as much of one word. */
const LONGEST = 64;

/**
 * Whether a password is among the commonest or what people choose on a page about debts, or made of a single one as
 * people and guessing programs make them: capital letters, signs in place of letters, the same again or backwards, with
 * runs of keys, digits and signs around it; or of such runs alone. Below 16 characters two of the commonest thousand are
 * no more than one; of a longer one different words are not looked into.
 */
export function isCommonPassword(password: string): boolean {
  const plain = plainForm(password);
  if (new Set(plain).size < FEWEST_CHARACTERS || /^\d+$/.test(plain)) return true;
  const once = /^(.+?)\1+$/su.exec(plain)?.[1] ?? plain;
  return (
    [plain, once].some(isWord) ||
    isOfOneWord(once) ||
    (!isPassphrase(password) && isMadeOf(password, COMMONEST_WORDS))
  );
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
  return [part, backwards].some(one => isKnown(one) || isKnown(withLetters(one)));
}

function isKnown(word: string): boolean {
  return COMMON_PASSWORDS.has(word) || PASSWORDS_OF_DEBTS.has(word.replaceAll(/[\s_-]/gu, ''));
}

/** Whether nothing but a few digits and signs is left of a password without one word, each time that it stands there. */
function isAllOf(plain: string, word: string): boolean {
  // A gap, so that what stood on either side is no run.
  const rest = word === '' ? plain : plain.replaceAll(word, '\n');
  const left = withoutRuns(rest).replaceAll('\n', '');
  return left.length <= FEW_SIGNS && !/\p{L}/u.test(left);
}

/** The text without runs of keys, either way, and without one character again and again. */
function withoutRuns(text: string): string {
  let left = '';
  let from = 0;
  while (from < text.length) {
    const length = runFrom(text, from);
    if (length === 0) left += text[from];
    from += length || 1;
  }
  return left;
}
