import { dictionary } from '@zxcvbn-ts/language-common';

/** The passwords that were found most often in what was stolen elsewhere. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** What people choose on a page about debts, and so what is tried here first. */
const OF_DEBTS: ReadonlySet<string> = new Set([
  ...['debt', 'debts', 'mydebt', 'mydebts', 'nodebt', 'nodebts', 'nomoredebt', 'outofdebt', 'debtfree'],
  ...['debtadvice', 'debthelp', 'debtrelief', 'debtplan', 'debtmanagement', 'ihatedebt', 'paydebt'],
  ...['money', 'nomoney', 'moneyadvice', 'moneyhelp', 'moneyhelper', 'skint', 'bankrupt', 'bankruptcy'],
  ...['bailiff', 'bailiffs', 'breathingspace', 'freshstart', 'newstart', 'livemore', 'stressless'],
]);
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
/** How many digits and signs around a common password are tried by every program that guesses. */
const FEW = 6;
/** Fewer different characters are one key held down, or a few. Digits alone are dates and numbers to ring. */
const FEWEST_CHARACTERS = 5;

/**
 * Whether a password is among the commonest or what people choose on a page about debts, or made of one as people and guessing programs make them: with capital
 * letters, digits or signs around it, signs in place of letters, or the same again and again.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  if (new Set(plain).size < FEWEST_CHARACTERS || /^\d+$/.test(plain)) return true;
  const repeated = /^(.+?)\1+$/su.exec(plain)?.[1];
  return [plain, repeated ?? plain].some(isMadeOfCommon);
}

function isMadeOfCommon(plain: string): boolean {
  const inner = plain.replace(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
  const isMostOfIt = inner.length >= 4 && plain.length - inner.length <= FEW;
  return [plain, ...(isMostOfIt ? [inner] : [])].some(
    one => isKnown(one) || isKnown(one.replace(/[013457@$!]/gu, sign => LETTERS[sign] ?? sign)),
  );
}

function isKnown(word: string): boolean {
  return COMMON.has(word) || OF_DEBTS.has(word.replaceAll(/[\s_-]/gu, ''));
}
